import { h, svg } from '../../kit/dom.ts'
import { asShortTimes } from '../../kit/numbers.ts'
import type { Pace } from '../../kit/pace.ts'
import { oneTimes } from '../../payout.ts'
import type { PrizeWheel } from '../model/slot-model.ts'
import { symbolAt } from './symbol-sheet.ts'

const turns = 4
const turnMs = 2600
const restMs = 900

/** The wheel that three scatters turn; it lies over the reels while it does. */
export type WheelStage = {
  readonly element: HTMLElement
  turn: (segment: number, pace: Pace) => Promise<void>
}

/** Draws a wheel with its prizes; a segment is as wide as its chance. */
export function createWheel({ segments }: PrizeWheel): WheelStage {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  const slices = segments.map(({ times, weight }) => {
    const middle = ((before + weight / 2) / total) * 360
    before += weight
    return { times, middle, wide: (weight / total) * 360 }
  })
  const disc = svg('g', {}, ...slices.map(sliceOf))
  const picture = svg(
    'svg',
    { viewBox: '-104 -110 208 216', 'aria-hidden': 'true' },
    disc,
    svg('circle', { class: 'rim', r: 96 }),
    svg('g', { transform: 'scale(.56)' }, symbolAt('S')),
    svg('path', { class: 'pointer', d: 'M-9-108H9L0-84Z' }),
  )
  const element = h('div', { class: 'wheel', hidden: true }, picture)
  return {
    element,
    async turn(segment, pace) {
      element.hidden = false
      const end = turns * 360 - (slices[segment]?.middle ?? 0)
      await pace.run(turnMs, (share) => {
        disc.setAttribute('transform', `rotate(${end * (1 - (1 - share) ** 3)})`)
      })
      await pace.wait(restMs)
      element.hidden = true
    },
  }
}

function sliceOf(
  { times, middle, wide }: { times: number; middle: number; wide: number },
  index: number,
): SVGElement {
  const half = (wide / 2) * (Math.PI / 180)
  const [x, y] = [Math.sin(half) * 96, -Math.cos(half) * 96]
  // A narrow segment has its prize along it, as large as it can stand.
  const size = Math.min(17, Math.max(6, wide * 1.1))
  const across = wide < 24 ? { transform: 'translate(0 -74) rotate(-90)' } : { transform: 'translate(0 -70)' }
  return svg(
    'g',
    { transform: `rotate(${middle})`, class: `segment tone-${index % 3}` },
    svg('path', { d: `M0 0L${-x} ${y}A96 96 0 0 1 ${x} ${y}Z` }),
    svg(
      'text',
      { ...across, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': size },
      asShortTimes(times * oneTimes),
    ),
  )
}
