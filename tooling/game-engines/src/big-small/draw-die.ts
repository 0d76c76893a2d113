import { svg } from '../kit/dom.ts'

/** Where the pips of each face stand, in a field of 100 by 100. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
]

/** A face of a die, 1 to 6: one and four are red, as on the dice of this game. */
export function drawDie(face: number): SVGSVGElement {
  const isRed = face === 1 || face === 4
  const radius = face === 1 ? 17 : 10
  return svg(
    'svg',
    { class: `die-face ${isRed ? 'red' : 'black'}`, viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('rect', { class: 'die-body', x: 2, y: 2, width: 96, height: 96, rx: 20 }),
    ...(pips[face - 1] ?? []).map(([cx, cy]) => svg('circle', { class: 'pip', cx, cy, r: radius })),
  )
}
