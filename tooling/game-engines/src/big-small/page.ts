import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { createBowl } from '../tables/page/bowl.ts'
import { drawTwoSided } from '../tables/page/draw-roads.ts'
import { startTable } from '../tables/page/start-table.ts'
import type { BoardCell } from '../tables/page/table-scene.ts'
import type { Side } from '../tables/roads.ts'
import { bigSmall } from './big-small-engine.ts'
import { totalOf } from './big-small-rules.ts'
import { drawDie } from './draw-die.ts'

const sides: Readonly<Record<string, Side>> = { B: 'one', S: 'other', T: 'tie' }
const faces = [1, 2, 3, 4, 5, 6]
const total = h('p', { class: 'total', 'aria-hidden': 'true' })
const bowl = createBowl(3)

const many = (kind: string, count: number): BoardCell[] =>
  faces.map((face) => ({
    code: `${kind}-${face}`,
    face: h('span', { class: 'small-dice' }, ...Array.from({ length: count }, () => drawDie(face))),
  }))

await startTable({
  engine: bigSmall,
  board: [
    {
      columns: 4,
      cells: [
        { code: 'big', look: 'main red' },
        { code: 'odd' },
        { code: 'even' },
        { code: 'small', look: 'main blue' },
      ],
    },
    {
      title: text('big-small.totals'),
      columns: 7,
      cells: Array.from({ length: 14 }, (_, index) => ({
        code: `total-${index + 4}`,
        face: String(index + 4),
        look: 'number',
      })),
    },
    { title: text('big-small.singles'), columns: 6, cells: many('single', 1) },
    { title: text('big-small.doubles'), columns: 6, cells: many('double', 2) },
    { title: text('big-small.triples'), columns: 6, cells: many('triple', 3) },
    { columns: 1, cells: [{ code: 'any-triple' }] },
  ],
  mount: (stage) => stage.append(bowl.element, total),
  cover() {
    bowl.cover()
    total.textContent = ''
  },
  async show(outcome, pace, sound) {
    total.textContent = ''
    await bowl.open(outcome.dice.map(drawDie), pace, sound)
    total.textContent = String(totalOf(outcome))
  },
  isWon: (outcome, cell) => bigSmall.table.timesOf(outcome, cell) > 0,
  drawRoads: (marks) =>
    drawTwoSided(marks, { sideOf: (mark) => sides[mark.charAt(0)] ?? 'tie', withDerived: false }),
})
