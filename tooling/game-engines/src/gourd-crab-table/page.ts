import { drawFace } from '../gourd-crab/draw-face.ts'
import { faces } from '../gourd-crab/gourd-crab-rules.ts'
import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { createBowl } from '../tables/page/bowl.ts'
import { startTable } from '../tables/page/start-table.ts'
import { gourdCrabTable } from './gourd-crab-table-engine.ts'

const bowl = createBowl(3)

await startTable({
  engine: gourdCrabTable,
  board: [
    {
      columns: 3,
      cells: faces.map((code, face) => ({
        code,
        look: 'creature-cell',
        face: h('span', { class: 'creature-face' }, drawFace(face), text(`gourd-crab.${code}`)),
      })),
    },
    { columns: 1, cells: [{ code: 'any-triple' }] },
  ],
  mount: (stage) => stage.append(bowl.element),
  cover: bowl.cover,
  show: (outcome, pace, sound) =>
    bowl.open(
      outcome.dice.map((face) => h('span', { class: 'creature-die' }, drawFace(face))),
      pace,
      sound,
    ),
  isWon: (outcome, cell) => gourdCrabTable.table.timesOf(outcome, cell) > 0,
  drawRoads(marks) {
    if (marks.length === 0) return h('p', { class: 'empty' }, text('table.road_empty'))
    return h(
      'ol',
      { class: 'creature-road', 'aria-label': text('table.road'), tabindex: 0 },
      ...marks.map(({ mark, number, result }) =>
        h(
          'li',
          {},
          ...[...mark].map((face) => drawFace(Number(face))),
          h('span', { class: 'unseen' }, text('table.road_mark', { number: String(number), result })),
        ),
      ),
    )
  },
})
