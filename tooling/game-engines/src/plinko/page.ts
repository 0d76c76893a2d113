import { chipChoice } from '../kit/controls/chip-choice.ts'
import { byId, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { riskChoice } from '../kit/controls/risk-choice.ts'
import { startGame } from '../kit/start-game.ts'
import { drawBoard, type Board } from './draw-board.ts'
import { plinko, type PlinkoView } from './plinko-engine.ts'
import {
  allPlinkoRows,
  plinkoBuckets,
  plinkoGain,
  plinkoPaths,
  plinkoReturn,
  type PlinkoChoice,
} from './plinko-rules.ts'

const fallMs = 1_150
const restMs = 250

const rows = chipChoice(
  text('plinko.rows'),
  allPlinkoRows.map((value) => ({ value, words: String(value) })),
  rebuild,
)
const risk = riskChoice(rebuild)
/** What the rules tell of the rows and the risk that are chosen. */
const prizes = h('ul', { class: 'prizes' })
let board: Board | undefined
let built = ''
let changed: () => void = () => undefined
let tick: () => void = () => undefined

const page: GamePage<undefined, PlinkoChoice, never, PlinkoView> = {
  engine: plinko,
  mount({ controls }, table) {
    changed = table.refresh
    tick = () => table.sound('tick')
    controls.append(rows.field, risk.field)
    rows.choose(12)
  },
  readChoice: () => ({ rows: rows.value(), risk: risk.value() }),
  setChoosing(isChoosing) {
    rows.setEnabled(isChoosing)
    risk.setEnabled(isChoosing)
  },
  async show({ choice, view: { path, bucket } }, pace) {
    if (keyOf(choice) !== built) {
      rows.choose(choice.rows)
      risk.choose(choice.risk)
    }
    const shown = board
    if (!shown) return
    shown.mark(undefined)
    shown.showBall(true)
    let heard = 0
    await pace.run(fallMs, (share) => {
      const fallen = share * path.length
      const row = Math.min(path.length - 1, Math.floor(fallen))
      const within = Math.min(1, fallen - row)
      const rights = path.slice(0, row).reduce((sum, side) => sum + side, 0) + (path[row] ?? 0) * within
      // It jumps off each peg and falls the rest of the way.
      shown.place(
        row + within ** 1.6,
        rights + (within ** 1.6 - within) / 2,
        Math.sin(within * Math.PI) * 0.22,
      )
      if (row > heard) {
        heard = row
        tick()
      }
    })
    shown.place(path.length + 0.5, bucket + 0.25, 0)
    shown.mark(bucket)
    await pace.wait(restMs)
  },
  facts() {
    const best = plinkoBuckets({ rows: rows.value(), risk: risk.value() })[0] ?? 0
    return [{ name: text('largest'), value: asShortTimes(best) }]
  },
  choiceReturn: () => plinkoReturn({ rows: rows.value(), risk: risk.value() }),
  choiceGain: () => plinkoGain({ rows: rows.value(), risk: risk.value() }),
  rules: () => [prizes],
}

await startGame(page)

function keyOf(choice: PlinkoChoice): string {
  return `${choice.rows} ${choice.risk}`
}

function rebuild(): void {
  const choice = { rows: rows.value(), risk: risk.value() }
  if (keyOf(choice) !== built) {
    built = keyOf(choice)
    board = drawBoard(choice.rows, plinkoBuckets(choice))
    byId('stage').replaceChildren(board.drawing)
    prizes.replaceChildren(...prizesOf(choice))
  }
  changed()
}

/** What the buckets of one half pay, each with the chance of both sides together. */
function prizesOf(choice: PlinkoChoice): HTMLElement[] {
  const pays = plinkoBuckets(choice)
  const paths = plinkoPaths(choice.rows)
  const half = pays.slice(0, Math.floor(choice.rows / 2) + 1)
  const entries = half.map((pay, bucket) => {
    const sides = bucket * 2 === choice.rows ? 1 : 2
    const chance = asPercent((sides * (paths[bucket] ?? 0)) / 2 ** choice.rows)
    return h('li', {}, text('prize.chance', { times: asShortTimes(pay), chance }))
  })
  const of = { rows: String(choice.rows), risk: text(`risk.${choice.risk}`) }
  return [h('li', {}, text('plinko.of', of)), ...entries]
}
