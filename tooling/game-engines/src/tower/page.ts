import { chipChoice } from '../kit/controls/chip-choice.ts'
import { button, h, svg } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes } from '../kit/numbers.ts'
import type { Pace } from '../kit/pace.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import type { ShownRound } from '../kit/table-api.ts'
import { payoutOf } from '../payout.ts'
import { tower, type TowerChoice, type TowerMove, type TowerView } from './tower-engine.ts'
import { towerLadders, towerLevelNames, towerLevels, type TowerLevel } from './tower-rules.ts'

type TowerRound = ShownRound<TowerChoice, TowerView>

const suspenseMs = 250
const revealMs = 500
const autoFloors = 2

const building = h('div', { class: 'building', role: 'group', 'aria-label': text('tower.building') })
const level = chipChoice(
  text('tower.level'),
  towerLevelNames.map((value) => ({ value, words: text(`tower.level.${value}`) })),
  (chosen) => {
    build(chosen)
    changed()
  },
)
let floors: HTMLButtonElement[][] = []
let built: TowerLevel | undefined
let canStep = false
let step: (tile: number) => void = () => undefined
let changed: () => void = () => undefined
let sound: (name: 'safe' | 'burst') => void = () => undefined

const page: GamePage<undefined, TowerChoice, TowerMove, TowerView> = {
  engine: tower,
  mount({ stage, controls }, table) {
    changed = table.refresh
    sound = table.sound
    step = (tile) => {
      if (canStep) table.move({ tile })
    }
    stage.append(building)
    controls.append(level.field)
    build(level.value())
  },
  readChoice: () => ({ level: level.value() }),
  setChoosing: (isChoosing) => level.setEnabled(isChoosing),
  async show(round, pace, before) {
    canStep = false
    if (round.view.level !== built) level.choose(round.view.level)
    if (!before) build(round.view.level)
    await climb(round, pace, before)
    canStep = !round.isOver
    setNext(round)
  },
  facts(stake, waiting) {
    const chosen = waiting?.view.level ?? level.value()
    const { safe, tiles } = towerLevels[chosen]
    const next = waiting?.view.next ?? towerLadders[chosen][0] ?? 0
    const base = waiting?.stake ?? stake
    return [
      { name: text('tower.chance'), value: asPercent(safe / tiles) },
      {
        name: text('payout.next'),
        value: base > 0 ? `${asShortTimes(next)} · ${asMoney(payoutOf(base, next))}` : '–',
      },
    ]
  },
  mainMove(round) {
    if (round.view.climbed.length === 0) return undefined
    return { move: { cashOut: true }, words: text('cash_out', { amount: asMoney(round.payout) }) }
  },
  autoMove: ({ view }) => (view.climbed.length >= autoFloors ? { cashOut: true } : { tile: 0 }),
  rules: () => [
    h(
      'ul',
      { class: 'prizes' },
      ...towerLevelNames.map((name) => {
        const { safe, tiles } = towerLevels[name]
        const top = asShortTimes(towerLadders[name].at(-1) ?? 0)
        const params = {
          safe: String(safe),
          tiles: String(tiles),
          floors: String(towerLadders[name].length),
          top,
        }
        return h('li', {}, text('tower.prize', { level: text(`tower.level.${name}`), ...params }))
      }),
    ),
  ],
}

await startGame(page)

/** Draws the floors of a level, the lowest at the foot. */
function build(chosen: TowerLevel): void {
  built = chosen
  const { tiles } = towerLevels[chosen]
  floors = towerLadders[chosen].map((_, floor) =>
    Array.from({ length: tiles }, (_tile, tile) =>
      button('', () => step(tile), { class: 'tile', 'aria-label': nameOf(floor, tile, 'hidden') }),
    ),
  )
  const rows = floors.map((row, floor) => {
    const worth = h('span', { class: 'worth' }, asShortTimes(towerLadders[chosen][floor] ?? 0))
    return h('div', { class: 'floor', 'data-state': 'ahead' }, worth, ...row)
  })
  building.dataset['tiles'] = String(tiles)
  building.replaceChildren(...[...rows].reverse())
  setNext(undefined)
}

async function climb(
  { view, isOver }: TowerRound,
  pace: Pace,
  before: TowerRound | undefined,
): Promise<void> {
  const { climbed, traps } = view
  const seen = before?.view.climbed.length ?? 0
  for (const [floor, tile] of climbed.entries()) {
    const isTrap = traps?.[floor]?.includes(tile) === true
    if (floor >= seen) {
      floors[floor]?.[tile]?.classList.add('turning')
      await pace.wait(suspenseMs)
      sound(isTrap ? 'burst' : 'safe')
    }
    mark(floor, tile, isTrap ? 'trap' : 'safe')
    rowOf(floor)?.setAttribute('data-state', isTrap ? 'fallen' : 'done')
  }
  if (!isOver || !traps) return
  for (const [floor, row] of traps.entries()) {
    for (const tile of row) if (climbed[floor] !== tile) mark(floor, tile, 'shown')
  }
  await pace.wait(revealMs)
}

/** The next floor is the one whose tiles can be stepped on. */
function setNext(round: TowerRound | undefined): void {
  const next = round && !round.isOver ? round.view.climbed.length : -1
  for (const [floor, row] of floors.entries()) {
    for (const tile of row) tile.disabled = floor !== next
    if (floor === next) rowOf(floor)?.setAttribute('data-state', 'next')
  }
  if (next > 0 && document.activeElement === document.body) floors[next]?.[0]?.focus({ preventScroll: true })
}

function rowOf(floor: number): Element | null | undefined {
  return floors[floor]?.[0]?.parentElement
}

function mark(floor: number, tile: number, state: 'safe' | 'trap' | 'shown'): void {
  const shown = floors[floor]?.[tile]
  if (!shown) return
  shown.classList.remove('turning')
  // Drawn once there is something to see: the page is sooner there without forty hidden drawings.
  if (!shown.firstElementChild) shown.append(drawTile())
  shown.dataset['state'] = state
  shown.ariaLabel = nameOf(floor, tile, state)
}

function nameOf(floor: number, tile: number, state: 'hidden' | 'safe' | 'trap' | 'shown'): string {
  return text(`tower.tile.${state}`, { floor: String(floor + 1), tile: String(tile + 1) })
}

/** A lantern that lights the way, and a cracked stone. */
function drawTile(): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 48 28', 'aria-hidden': 'true' },
    svg('path', { class: 'lantern', d: 'M19 5h10l4 5v8l-4 5H19l-4-5v-8Z' }),
    svg('path', { class: 'ribs', d: 'M19 5v18M29 5v18M15 10h18M15 18h18M24 2v3M24 23v3' }),
    svg('path', { class: 'crack', d: 'M12 5 20 12 15 16 24 23M36 4 27 11 33 15 26 22' }),
  )
}
