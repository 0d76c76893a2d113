import { svg } from '../kit/dom.ts'
import { asShortTimes } from '../kit/numbers.ts'
import { payTint } from '../kit/controls/pay-tint.ts'

const drop = 0.86
const bucketHeight = 1.5

/** A board of pegs with a ball over it; lengths are the distance of two pegs. */
export type Board = {
  drawing: SVGSVGElement
  /** Puts the ball after `rows` rows of which it went right in `rights`; both may lie between two pegs. */
  place: (rows: number, rights: number, lift: number) => void
  showBall: (isShown: boolean) => void
  /** Marks the bucket where the ball came to rest. */
  mark: (bucket: number | undefined) => void
}

/** Draws the pegs of some rows and the buckets beneath, with what each pays in ten-thousandths. */
export function drawBoard(rows: number, pays: readonly number[]): Board {
  const width = rows + 3
  const height = rows * drop + 1.4 + bucketHeight
  const middle = width / 2
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_peg, peg) =>
      svg('circle', { class: 'peg', cx: middle + peg - (row + 2) / 2, cy: 1 + row * drop, r: 0.11 }),
    ),
  ).flat()
  const ball = svg('circle', { class: 'ball', r: 0.3 })
  const top = height - bucketHeight
  const buckets = pays.map((pay, bucket) => drawBucket(pay, middle + bucket - rows / 2, top))
  const drawing = svg(
    'svg',
    { class: 'board', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...pegs,
    ...buckets,
    ball,
  )
  ball.style.visibility = 'hidden'
  return {
    drawing,
    place(passed, rights, lift) {
      const x = middle + rights - passed / 2
      const y = 1 + (passed - 1) * drop + drop * 0.6 - lift
      ball.setAttribute('transform', `translate(${x} ${y})`)
    },
    showBall(isShown) {
      ball.style.visibility = isShown ? 'visible' : 'hidden'
    },
    mark(marked) {
      for (const [bucket, shown] of buckets.entries()) shown.classList.toggle('hit', bucket === marked)
    },
  }
}

function drawBucket(pay: number, x: number, top: number): SVGGElement {
  // The words stand upright: what a bucket pays is longer than it is wide.
  return svg(
    'g',
    { class: 'bucket', 'data-tint': payTint(pay) },
    svg('rect', { x: x - 0.46, y: top, width: 0.92, height: bucketHeight - 0.06, rx: 0.2 }),
    svg(
      'text',
      { transform: `translate(${x} ${top + bucketHeight / 2}) rotate(-90)` },
      asShortTimes(pay).slice(0, -1),
    ),
  )
}
