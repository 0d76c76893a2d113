import { svg } from '../kit/dom.ts'
import { asShortTimes } from '../kit/numbers.ts'
import { payTint } from '../kit/controls/pay-tint.ts'

const radius = 100
const hub = 46

/** Draws a wheel, the middle of the first segment at the top; `pays` are ten-thousandths, clockwise. */
export function drawWheel(pays: readonly number[]): SVGSVGElement {
  const step = (2 * Math.PI) / pays.length
  // Labels fit where a segment is wide enough for them.
  const isLabelled = pays.length <= 20
  const parts = pays.flatMap((pay, index) => {
    const from = (index - 0.5) * step
    const segment = svg('path', { class: 'segment', 'data-tint': payTint(pay), d: sector(from, from + step) })
    if (!isLabelled || pay === 0) return [segment]
    const place = `rotate(${(index * 360) / pays.length}) translate(0 -82)`
    return [segment, svg('text', { class: 'segment-words', transform: place }, asShortTimes(pay))]
  })
  return svg(
    'svg',
    { class: 'wheel', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    svg('circle', { class: 'tyre', r: radius + 3 }),
    ...parts,
    svg('circle', { class: 'hub', r: hub }),
  )
}

/** A slice between two angles, measured clockwise from the top. */
function sector(from: number, to: number): string {
  const [x1, y1] = [Math.sin(from) * radius, -Math.cos(from) * radius]
  const [x2, y2] = [Math.sin(to) * radius, -Math.cos(to) * radius]
  return `M0 0L${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}Z`
}
