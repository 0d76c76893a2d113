import { svg } from '../kit/dom.ts'
import { createBowl } from '../tables/page/bowl.ts'
import { drawTwoSided } from '../tables/page/draw-roads.ts'
import { startTable } from '../tables/page/start-table.ts'
import type { BoardCell } from '../tables/page/table-scene.ts'
import { shakenBowl } from './shaken-bowl-engine.ts'

const bowl = createBowl(4)

/** A token that shows its red or its white side. */
function drawToken(token: number): SVGSVGElement {
  return svg(
    'svg',
    { class: `token ${token === 1 ? 'red' : 'white'}`, viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('circle', { class: 'token-body', cx: 50, cy: 50, r: 46 }),
    svg('circle', { class: 'token-ring', cx: 50, cy: 50, r: 34 }),
  )
}

function tokens(code: string, red: number): BoardCell {
  const face = document.createElement('span')
  face.className = 'small-tokens'
  face.append(...[1, 2, 3, 4].map((place) => drawToken(place <= red ? 1 : 0)))
  return { code, face }
}

await startTable({
  engine: shakenBowl,
  board: [
    {
      columns: 2,
      cells: [
        { code: 'even', look: 'main red' },
        { code: 'odd', look: 'main blue' },
      ],
    },
    {
      columns: 3,
      cells: [tokens('three-red', 3), tokens('two-two', 2), tokens('three-white', 1)],
    },
    { columns: 2, cells: [tokens('four-red', 4), tokens('four-white', 0)] },
  ],
  mount: (stage) => stage.append(bowl.element),
  cover: bowl.cover,
  show: (outcome, pace, sound) => bowl.open(outcome.tokens.map(drawToken), pace, sound),
  isWon: (outcome, cell) => shakenBowl.table.timesOf(outcome, cell) > 0,
  drawRoads: (marks) =>
    drawTwoSided(marks, { sideOf: (mark) => (mark.startsWith('E') ? 'one' : 'other'), withDerived: false }),
})
