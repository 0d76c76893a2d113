import { rankText } from '../cards/card.ts'
import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { drawTwoSided } from '../tables/page/draw-roads.ts'
import { createHandPlace } from '../tables/page/hand-place.ts'
import { startTable } from '../tables/page/start-table.ts'
import type { Side } from '../tables/roads.ts'
import { dragonTiger } from './dragon-tiger-engine.ts'
import { winnerOf } from './dragon-tiger-rules.ts'

const pauseMs = 600
const sides: Readonly<Record<string, Side>> = { D: 'one', X: 'other', T: 'tie' }
const labels: Readonly<Record<string, string>> = {
  D: text('dragon-tiger.dragon').charAt(0),
  X: text('dragon-tiger.tiger').charAt(0),
}
const dragon = createHandPlace(text('dragon-tiger.dragon'), 'red')
const tiger = createHandPlace(text('dragon-tiger.tiger'), 'blue')

await startTable({
  engine: dragonTiger,
  board: [
    {
      columns: 3,
      cells: [
        { code: 'dragon', look: 'main red' },
        { code: 'tie', look: 'main green' },
        { code: 'tiger', look: 'main blue' },
      ],
    },
    { columns: 1, cells: [{ code: 'suited-tie' }] },
  ],
  mount(stage) {
    stage.append(h('div', { class: 'hands' }, dragon.element, tiger.element))
    dragon.lay(1)
    tiger.lay(1)
  },
  cover() {
    dragon.clear()
    tiger.clear()
    dragon.lay(1)
    tiger.lay(1)
  },
  async show(outcome, pace, sound) {
    this.cover()
    for (const [place, card] of [
      [dragon, outcome.dragon],
      [tiger, outcome.tiger],
    ] as const) {
      sound('tick')
      // oxlint-disable-next-line no-await-in-loop -- one card after the other
      await place.turn(0, { card, points: rankText(card) }, pace)
      // oxlint-disable-next-line no-await-in-loop -- time to see it
      await pace.wait(pauseMs)
    }
    dragon.setWon(winnerOf(outcome) === 'dragon')
    tiger.setWon(winnerOf(outcome) === 'tiger')
  },
  isWon: (outcome, cell) => dragonTiger.table.timesOf(outcome, cell) > 10_000,
  drawRoads: (marks) =>
    drawTwoSided(marks, {
      sideOf: (mark) => sides[mark] ?? 'tie',
      labelOf: (mark) => labels[mark] ?? '=',
      withDerived: true,
    }),
})
