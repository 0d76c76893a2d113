import { chipChoice } from '../kit/controls/chip-choice.ts'
import { button, byId, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { walkGrid } from '../kit/controls/walk-grid.ts'
import { keno, type KenoView } from './keno-engine.ts'
import { kenoChance, kenoGain, kenoPays, kenoReturn, kenoRules, type KenoChoice } from './keno-rules.ts'
import { kenoTableNames } from './keno-tables.ts'

const numberMs = 90
const columns = 8

const cells = Array.from({ length: kenoRules.numbers }, (_, index) =>
  button(String(index + 1), () => toggle(index + 1), { class: 'number', 'aria-pressed': 'false' }),
)
const board = h('div', { class: 'board', role: 'group', 'aria-label': text('keno.board') }, ...cells)
const prizes = h('ol', { class: 'hit-prizes', 'aria-label': text('keno.prizes') })
const table = chipChoice(
  text('keno.table'),
  kenoTableNames.map((value) => ({ value, words: text(`keno.table.${value}`) })),
  edited,
)
const random = button(text('keno.random'), () => choose(randomTicket()), { class: 'second' })
const clear = button(text('keno.clear'), () => choose([]), { class: 'second' })
let picks: readonly number[] = []
let changed: () => void = () => undefined
let sound: (name: 'tick' | 'safe') => void = () => undefined

const page: GamePage<undefined, KenoChoice, never, KenoView> = {
  engine: keno,
  mount({ stage, controls }, given) {
    changed = given.refresh
    sound = given.sound
    stage.append(board, prizes)
    controls.append(h('div', { class: 'pair' }, random, clear), table.field)
    walkGrid(cells, columns)
    edited()
  },
  readChoice() {
    if (picks.length === 0) return { wrong: text('keno.pick_first') }
    return { picks, table: table.value() }
  },
  setChoosing(isChoosing) {
    for (const cell of cells) cell.disabled = !isChoosing
    random.disabled = !isChoosing
    clear.disabled = !isChoosing
    table.setEnabled(isChoosing)
  },
  async show({ choice, view: { drawn, hits } }, pace) {
    if (choice.table !== table.value()) table.choose(choice.table)
    if (choice.picks.join() !== picks.join()) choose(choice.picks)
    clearDrawn()
    let hit = 0
    for (const number of drawn) {
      await pace.wait(numberMs)
      const isHit = picks.includes(number)
      if (isHit) hit += 1
      const cell = cells[number - 1]
      if (cell) cell.dataset['drawn'] = isHit ? 'hit' : 'miss'
      nameCell(number, isHit ? 'hit' : 'drawn')
      showHits(hit)
      sound(isHit ? 'safe' : 'tick')
    }
    showHits(hits)
    await pace.wait(2 * numberMs)
  },
  facts() {
    return [{ name: text('keno.picked'), value: `${picks.length}/${kenoRules.mostPicks}` }]
  },
  choiceReturn: () => (picks.length === 0 ? undefined : kenoReturn(table.value(), picks.length)),
  choiceGain: () => (picks.length === 0 ? undefined : kenoGain(table.value(), picks.length)),
}

await startGame(page)

function toggle(number: number): void {
  if (picks.includes(number)) return choose(picks.filter((picked) => picked !== number))
  if (picks.length < kenoRules.mostPicks) choose([...picks, number])
}

function choose(next: readonly number[]): void {
  picks = [...next].sort((one, other) => one - other)
  clearDrawn()
  edited()
}

function edited(): void {
  for (const [index, cell] of cells.entries()) cell.ariaPressed = String(picks.includes(index + 1))
  const isFull = picks.length === kenoRules.mostPicks
  board.dataset['full'] = String(isFull)
  showPrizes()
  changed()
}

function clearDrawn(): void {
  for (const [index, cell] of cells.entries()) {
    delete cell.dataset['drawn']
    nameCell(index + 1, 'plain')
  }
  showHits(-1)
}

function nameCell(number: number, state: 'plain' | 'hit' | 'drawn'): void {
  const cell = cells[number - 1]
  if (cell)
    cell.ariaLabel =
      state === 'plain' ? String(number) : text(`keno.number.${state}`, { number: String(number) })
}

/** What the ticket pays by its hits, each with its chance. */
function showPrizes(): void {
  const pays = picks.length === 0 ? [] : kenoPays(table.value(), picks.length)
  const entries = pays.map((pay, hits) => {
    const chance = asPercent(kenoChance(picks.length, hits))
    const words = text('keno.prize', { hits: String(hits), times: asShortTimes(pay), chance })
    return h(
      'li',
      { 'data-pays': pay > 0, title: words },
      h('b', { 'aria-hidden': 'true' }, asShortTimes(pay).slice(0, -1)),
      h('span', { 'aria-hidden': 'true' }, String(hits)),
      h('span', { class: 'unseen' }, words),
    )
  })
  prizes.replaceChildren(
    ...(pays.length > 0 ? entries : [h('li', { class: 'none' }, text('keno.pick_first'))]),
  )
}

function showHits(hits: number): void {
  for (const [index, entry] of [...prizes.children].entries())
    entry.classList.toggle('reached', index === hits)
  byId('stage').dataset['hits'] = String(hits)
}

/** Ten numbers by the browser's own chance: which ones does not matter, each comes as often as the others. */
function randomTicket(): number[] {
  const left = Array.from({ length: kenoRules.numbers }, (_, index) => index + 1)
  const words = crypto.getRandomValues(new Uint32Array(kenoRules.mostPicks))
  return [...words].flatMap((word) => left.splice(word % left.length, 1))
}
