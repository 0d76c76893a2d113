import { svg } from '../kit/dom.ts'

/** An egg that cracks, or an envelope that opens; the style shows one state. */
export function drawThing(thing: 'egg' | 'envelope'): SVGElement {
  return thing === 'egg' ? drawEgg() : drawEnvelope()
}

function drawEgg(): SVGElement {
  return svg(
    'svg',
    { class: 'thing egg', viewBox: '0 0 64 72', 'aria-hidden': 'true' },
    svg('path', { class: 'whole', d: 'M32 4C46 4 56 26 56 42a24 24 0 0 1-48 0C8 26 18 4 32 4Z' }),
    svg('path', { class: 'shine', d: 'M22 16c-5 6-8 15-8 22' }),
    svg('path', { class: 'band', d: 'M9 36c8 5 15-5 23 0s15 5 23 0' }),
    svg('path', { class: 'shell', d: 'M8 44l8-6 7 8 9-8 9 8 7-8 8 6a24 24 0 0 1-48 0Z' }),
  )
}

function drawEnvelope(): SVGElement {
  return svg(
    'svg',
    { class: 'thing envelope', viewBox: '0 0 64 72', 'aria-hidden': 'true' },
    svg('rect', { class: 'whole', x: 12, y: 4, width: 40, height: 64, rx: 5 }),
    svg('path', { class: 'flap', d: 'M12 9a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5L32 26Z' }),
    svg('circle', { class: 'band', cx: 32, cy: 40, r: 9 }),
    svg('path', { class: 'shine', d: 'M28 40h8M32 36v8' }),
    svg('path', { class: 'shell', d: 'M12 34l20 12 20-12v29a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5Z' }),
  )
}
