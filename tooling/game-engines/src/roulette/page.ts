import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { drawPlate } from '../tables/page/plate.ts'
import { startTable } from '../tables/page/start-table.ts'
import type { BoardCell, BoardPart } from '../tables/page/table-scene.ts'
import { angleOf, drawWheel } from './draw-wheel.ts'
import { roulette } from './roulette-engine.ts'
import { colourOf, insideBets, insideKinds } from './roulette-rules.ts'

const spinMs = 5000
const turns = 4
const wheel = drawWheel()
const ball = h('span', { class: 'ball' })
const track = h('div', { class: 'track' }, ball)
const number = h('p', { class: 'wheel-number', 'aria-hidden': 'true' })

const straight = (face: number): BoardCell => ({
  code: `straight-${face}`,
  face: String(face),
  look: `number ${colourOf(face)}`,
})
const three = (kind: string): BoardCell[] => [1, 2, 3].map((which) => ({ code: `${kind}-${which}` }))

const inside = insideBets()
/** So many bets of a kind stand beside one another, however narrow the page is. */
const columnsOf = { straight: 6, split: 6, street: 4, corner: 3, six: 4 } as const

function insideParts(kind: (typeof insideKinds)[number], codes: readonly string[]): BoardPart[] {
  const tab = text(`roulette.kind.${kind}`)
  if (kind === 'straight') {
    const [zero, ...others] = codes.map((_, pocket) => straight(pocket))
    return [
      { tab, columns: 1, cells: zero ? [zero] : [] },
      { tab, columns: columnsOf[kind], cells: others },
    ]
  }
  const cells = codes.map((code) => ({ code, face: faceOf(code), look: 'inside' }))
  return [{ tab, columns: columnsOf[kind], cells }]
}

/** The numbers of a bet; of two whole rows the first and the last. */
function faceOf(code: string): string {
  const [kind, ...covered] = code.split('-')
  return kind === 'six' ? `${covered[0]}–${covered.at(-1)}` : covered.join('·')
}

await startTable({
  engine: roulette,
  board: [
    ...insideKinds.flatMap((kind, index) => insideParts(kind, inside[index] ?? [])),
    { columns: 3, cells: three('dozen') },
    { columns: 3, cells: three('column') },
    {
      columns: 6,
      cells: [
        { code: 'low' },
        { code: 'even' },
        { code: 'red', look: 'red' },
        { code: 'black', look: 'black' },
        { code: 'odd' },
        { code: 'high' },
      ],
    },
  ],
  mount: (stage) => stage.append(h('div', { class: 'wheel-place' }, wheel, track), number),
  cover() {
    number.textContent = ''
    ball.hidden = true
  },
  async show(outcome, pace, sound) {
    number.textContent = ''
    ball.hidden = false
    const end = angleOf(outcome.number)
    let beat = 0
    await pace.run(spinMs, (share) => {
      const left = (1 - share) ** 3
      wheel.style.transform = `rotate(${end - left * 360 * turns}deg)`
      track.style.transform = `rotate(${left * 360 * (turns + 2)}deg) scale(${1 + 0.18 * left})`
      if (Math.floor(share * 20) <= beat) return
      beat += 1
      sound('tick')
    })
    number.textContent = String(outcome.number)
    number.dataset['colour'] = colourOf(outcome.number)
  },
  isWon: (outcome, cell) => roulette.table.timesOf(outcome, cell) > 0,
  drawRoads: (marks) =>
    h('div', {}, h('h3', { class: 'unseen' }, text('table.last_rounds')), drawPlate(marks)),
})
