import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { drawTwoSided } from '../tables/page/draw-roads.ts'
import { createHandPlace } from '../tables/page/hand-place.ts'
import { startTable } from '../tables/page/start-table.ts'
import type { Side } from '../tables/roads.ts'
import { baccarat } from './baccarat-engine.ts'
import { pointsOf, winnerOf } from './baccarat-rules.ts'

const pauseMs = 350
const sides: Readonly<Record<string, Side>> = { B: 'one', P: 'other', T: 'tie' }
const player = createHandPlace(text('baccarat.player'), 'blue')
const banker = createHandPlace(text('baccarat.banker'), 'red')

await startTable({
  engine: baccarat,
  board: [
    {
      columns: 3,
      cells: [
        { code: 'player', look: 'main blue' },
        { code: 'tie', look: 'main green' },
        { code: 'banker', look: 'main red' },
      ],
    },
    {
      columns: 4,
      cells: [{ code: 'player-pair' }, { code: 'small' }, { code: 'big' }, { code: 'banker-pair' }],
    },
  ],
  mount(stage) {
    stage.append(h('div', { class: 'hands' }, player.element, banker.element))
    player.lay(2)
    banker.lay(2)
  },
  cover() {
    player.clear()
    banker.clear()
    player.lay(2)
    banker.lay(2)
  },
  async show(outcome, pace, sound) {
    this.cover()
    for (let at = 0; at < 3; at += 1) {
      for (const [place, cards] of [
        [player, outcome.player],
        [banker, outcome.banker],
      ] as const) {
        const card = cards[at]
        if (card === undefined) continue
        sound('tick')
        const points = String(pointsOf(cards.slice(0, at + 1)))
        // oxlint-disable-next-line no-await-in-loop -- one card after the other
        await place.turn(at, { card, points }, pace)
        // oxlint-disable-next-line no-await-in-loop -- time to see it
        await pace.wait(pauseMs)
      }
    }
    player.setWon(winnerOf(outcome) === 'player')
    banker.setWon(winnerOf(outcome) === 'banker')
  },
  isWon: (outcome, cell) => baccarat.table.timesOf(outcome, cell) > 10_000,
  drawRoads: (marks) =>
    drawTwoSided(marks, {
      sideOf: (mark) => sides[mark.charAt(0)] ?? 'tie',
      labelOf: (mark) => mark.charAt(0),
      withDerived: true,
    }),
})
