import { svg } from '../kit/dom.ts'
import { colourOf, wheelOrder } from './roulette-rules.ts'

const step = 360 / wheelOrder.length
const outer = 96
const inner = 62

/** How far the wheel is turned, in degrees, when a number stands at the top. */
export function angleOf(number: number): number {
  return -wheelOrder.findIndex((pocket) => pocket === number) * step
}

/** The wheel with its pockets; the number 0 stands at the top. */
export function drawWheel(): SVGSVGElement {
  const pockets = wheelOrder.map((number, index) => {
    const turn = index * step
    return svg(
      'g',
      { transform: `rotate(${turn} 100 100)` },
      svg('path', { class: `pocket ${colourOf(number)}`, d: pocketPath() }),
      svg('text', { class: 'pocket-number', x: 100, y: 17, 'text-anchor': 'middle' }, String(number)),
    )
  })
  return svg(
    'svg',
    { class: 'wheel', viewBox: '0 0 200 200', 'aria-hidden': 'true' },
    svg('circle', { class: 'rim', cx: 100, cy: 100, r: 99 }),
    ...pockets,
    svg('circle', { class: 'hub', cx: 100, cy: 100, r: inner - 2 }),
    svg('path', { class: 'spokes', d: 'M100 56V144M56 100H144M69 69 131 131M131 69 69 131' }),
    svg('circle', { class: 'cap', cx: 100, cy: 100, r: 12 }),
  )
}

function pocketPath(): string {
  const half = step / 2
  return `M${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`
}

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}
