import { text } from '../kit/page-data.ts'
import { drawTwoSided } from '../tables/page/draw-roads.ts'
import { startTable } from '../tables/page/start-table.ts'
import type { Side } from '../tables/roads.ts'
import { cockfight } from './cockfight-engine.ts'
import { birdsOf, fightOf } from './cockfight-rules.ts'
import { createPit } from './pit.ts'

const sides: Readonly<Record<string, Side>> = { M: 'one', W: 'other' }
const pit = createPit()

await startTable({
  engine: cockfight,
  board: [
    {
      columns: 3,
      cells: [
        { code: 'meron', look: 'main red' },
        { code: 'draw', look: 'main green' },
        { code: 'wala', look: 'main blue' },
      ],
    },
    { columns: 1, cells: [{ code: 'time' }] },
  ],
  mount: (stage) => stage.append(pit.element),
  present: (number) => pit.enter(birdsOf(fightOf(number))),
  cover: () => pit.rest(),
  async show(outcome, pace, sound) {
    pit.enter(birdsOf(outcome.fight))
    await pit.fight(outcome, pace, sound)
  },
  isWon: (outcome, cell) => cockfight.table.timesOf(outcome, cell) > 10_000,
  drawRoads: (marks) =>
    drawTwoSided(marks, {
      sideOf: (mark) => sides[mark] ?? 'tie',
      labelOf: (mark) => (mark in sides ? mark : text('cockfight.draw').charAt(0)),
      withDerived: false,
    }),
})
