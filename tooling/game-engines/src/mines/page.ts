import { chipChoice } from '../kit/controls/chip-choice.ts'
import { walkGrid } from '../kit/controls/walk-grid.ts'
import { button, h, svg } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes, asTimes } from '../kit/numbers.ts'
import type { Pace } from '../kit/pace.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import type { ShownRound } from '../kit/table-api.ts'
import { payoutOf } from '../payout.ts'
import { mines, type MinesChoice, type MinesMove, type MinesView } from './mines-engine.ts'
import { minesMultiplier, minesRules, safeChance } from './mines-rules.ts'

type MinesRound = ShownRound<MinesChoice, MinesView>

const suspenseMs = 250
const revealMs = 600
const counts = [1, 3, 5, 10, 24]
const usualCount = 3
const columns = 5
const autoPicks = 3

const tiles = Array.from({ length: minesRules.tiles }, (_, index) =>
  button(drawTile(), () => open(index), { class: 'tile', 'data-keys': true }),
)
const grid = h('div', { class: 'mine-field', role: 'group', 'aria-label': text('mines.field') }, ...tiles)
const mineCount = chipChoice(
  text('mines.count'),
  counts.map((value) => ({
    value,
    words: String(value),
    name: text('mines.count_set', { count: String(value) }),
  })),
  () => changed(),
)
let canOpen = false
let open: (tile: number) => void = () => undefined
let changed: () => void = () => undefined
let sound: (name: 'safe' | 'burst') => void = () => undefined

const page: GamePage<undefined, MinesChoice, MinesMove, MinesView> = {
  engine: mines,
  mount({ stage, controls }, table) {
    stage.append(grid)
    controls.append(mineCount.field)
    changed = table.refresh
    sound = table.sound
    open = (tile) => {
      if (canOpen) table.move({ tile })
    }
    walkGrid(tiles, columns)
    mineCount.choose(usualCount)
    clear()
  },
  readChoice: () => ({ mines: mineCount.value() }),
  setChoosing: mineCount.setEnabled,
  async show(round, pace, before) {
    canOpen = false
    if (!before && round.moves.length === 0) clear()
    if (round.view.mines !== mineCount.value()) mineCount.choose(round.view.mines)
    await showOpened(round, pace, before)
    canOpen = !round.isOver
    grid.dataset['open'] = String(canOpen)
  },
  facts(stake, waiting) {
    const count = mineCount.value()
    const opened = waiting?.view.opened.length ?? 0
    const next = waiting?.view.next ?? minesMultiplier(count, 1)
    const base = waiting?.stake ?? stake
    return [
      { name: text('mines.chance'), value: asPercent(safeChance(count, opened)) },
      {
        name: text('mines.next'),
        value: `${asTimes(next)} · ${base > 0 ? asMoney(payoutOf(base, next)) : '–'}`,
      },
    ]
  },
  mainMove(round) {
    if (round.view.opened.length === 0) return undefined
    return { move: { cashOut: true }, words: text('cash_out', { amount: asMoney(round.payout) }) }
  },
  autoMove({ view }) {
    // The same three tiles each time: every tile is as good as any other.
    const next = [6, 12, 18].find((tile) => !view.opened.includes(tile))
    return next === undefined || view.opened.length >= autoPicks ? { cashOut: true } : { tile: next }
  },
  rules: () => [
    h(
      'ul',
      { class: 'prizes' },
      ...[1, 2, 3, 5, 10].map((picks) =>
        h(
          'li',
          {},
          text('mines.prize', { picks: String(picks), times: asShortTimes(minesMultiplier(3, picks)) }),
        ),
      ),
    ),
  ],
}

await startGame(page)

function clear(): void {
  for (const [index, tile] of tiles.entries()) setTile(tile, index, 'hidden')
}

async function showOpened(round: MinesRound, pace: Pace, before: MinesRound | undefined): Promise<void> {
  const { opened, minesAt = [] } = round.view
  const fresh = opened.slice(before?.view.opened.length ?? 0)
  for (const index of opened.slice(0, opened.length - fresh.length)) mark(index, 'safe')
  for (const index of fresh) {
    tiles[index]?.classList.add('turning')
    await pace.wait(suspenseMs)
    const isMine = minesAt.includes(index) && index === opened.at(-1)
    mark(index, isMine ? 'mine' : 'safe')
    sound(isMine ? 'burst' : 'safe')
  }
  if (!round.isOver) return
  for (const index of minesAt) if (!opened.includes(index)) mark(index, 'shown')
  await pace.wait(revealMs)
}

function mark(index: number, state: 'safe' | 'mine' | 'shown'): void {
  const tile = tiles[index]
  if (tile) setTile(tile, index, state)
}

function setTile(tile: HTMLButtonElement, index: number, state: 'hidden' | 'safe' | 'mine' | 'shown'): void {
  tile.dataset['state'] = state
  tile.classList.remove('turning')
  const place = { row: String(Math.floor(index / columns) + 1), column: String((index % columns) + 1) }
  tile.ariaLabel = text(`mines.tile.${state}`, place)
}

/** A lacquer tile with a gold nugget and a mine beneath; the style shows one of them. */
function drawTile(): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    svg('path', { class: 'nugget', d: 'M24 8 38 17 34 36 14 36 10 17Z' }),
    svg('path', { class: 'facet', d: 'M24 8 28 20 38 17M28 20 34 36M28 20 18 22 14 36M18 22 10 17' }),
    svg('circle', { class: 'mine', cx: 24, cy: 26, r: 12 }),
    svg('path', { class: 'fuse', d: 'M30 16C33 11 36 12 38 8' }),
    svg('path', { class: 'spark', d: 'M38 3v9M34 5l8 5M42 5l-8 5' }),
  )
}
