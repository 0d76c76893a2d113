import { svg } from '../kit/dom.ts'
import { rankOf, rankText, suitOf } from './card.ts'

/** One suit in a field of 20 by 20 around the middle. */
const suitPaths = [
  'M0-9C3-5 8-2 8 3 8 7 3 8 1 5 1 7 2 8 3 9H-3C-2 8-1 7-1 5-3 8-8 7-8 3-8-2-3-5 0-9Z',
  'M0 9C-3 5-9 1-9-4-9-9-2-9 0-4 2-9 9-9 9-4 9 1 3 5 0 9Z',
  'M0-10 7 0 0 10-7 0Z',
  'M0-9A4.4 4.4 0 0 1 4-2.6 4.4 4.4 0 1 1 1 4.4C1 6.5 2 8 3 9H-3C-2 8-1 6.5-1 4.4A4.4 4.4 0 1 1-4-2.6 4.4 4.4 0 0 1 0-9Z',
] as const

const left = 23.5
const middle = 30
const right = 36.5
/** Where the pips of 2 to 10 and of the ace stand: column and row. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [
    [middle, 22],
    [middle, 62],
  ],
  [
    [middle, 22],
    [middle, 42],
    [middle, 62],
  ],
  [
    [left, 24],
    [right, 24],
    [left, 60],
    [right, 60],
  ],
  [
    [left, 24],
    [right, 24],
    [middle, 42],
    [left, 60],
    [right, 60],
  ],
  [
    [left, 24],
    [right, 24],
    [left, 42],
    [right, 42],
    [left, 60],
    [right, 60],
  ],
  [
    [left, 24],
    [right, 24],
    [middle, 33],
    [left, 42],
    [right, 42],
    [left, 60],
    [right, 60],
  ],
  [
    [left, 24],
    [right, 24],
    [middle, 33],
    [left, 42],
    [right, 42],
    [middle, 51],
    [left, 60],
    [right, 60],
  ],
  [
    [left, 20],
    [right, 20],
    [left, 34.5],
    [right, 34.5],
    [middle, 42],
    [left, 49.5],
    [right, 49.5],
    [left, 64],
    [right, 64],
  ],
  [
    [left, 20],
    [right, 20],
    [middle, 27],
    [left, 34.5],
    [right, 34.5],
    [left, 49.5],
    [right, 49.5],
    [middle, 57],
    [left, 64],
    [right, 64],
  ],
]

/** The face of a card, drawn: an index in two corners, pips, a crown for pictures, one large suit for an ace. */
export function drawFace(card: number): SVGSVGElement {
  const suit = suitOf(card)
  const ink = suit === 1 || suit === 2 ? 'red' : 'black'
  return svg(
    'svg',
    { class: `face ${ink}`, viewBox: '0 0 60 84', 'aria-hidden': 'true' },
    svg('rect', { class: 'paper', x: 0.5, y: 0.5, width: 59, height: 83, rx: 6 }),
    corner(card),
    svg('g', { transform: 'rotate(180 30 42)' }, corner(card)),
    middleOf(card),
  )
}

/** The back of a card: lacquer with two horns. */
export function drawBack(): SVGSVGElement {
  return svg(
    'svg',
    { class: 'back', viewBox: '0 0 60 84', 'aria-hidden': 'true' },
    svg('rect', { class: 'lacquer', x: 0.5, y: 0.5, width: 59, height: 83, rx: 6 }),
    svg('rect', { class: 'border', x: 5, y: 5, width: 50, height: 74, rx: 3 }),
    svg('path', { class: 'horns', d: 'M23 66C20 50 23 33 31 18 27 33 26 50 28 66Z' }),
    svg('path', { class: 'horns', d: 'M33 66C30 50 33 33 41 18 37 33 36 50 38 66Z' }),
  )
}

function corner(card: number): SVGGElement {
  return svg(
    'g',
    {},
    svg('text', { class: 'index', x: 9.5, y: 18, 'text-anchor': 'middle' }, rankText(card)),
    suitAt(suitOf(card), [9.5, 26], 0.5),
  )
}

function middleOf(card: number): SVGGElement {
  const suit = suitOf(card)
  const rank = rankOf(card)
  if (rank === 12) return svg('g', {}, suitAt(suit, [middle, 42], 1.7))
  const places = pips[rank]
  if (places) return svg('g', {}, ...places.map((place) => suitAt(suit, place, 0.52)))
  return svg(
    'g',
    {},
    svg('rect', { class: 'picture', x: 19, y: 13, width: 22, height: 58, rx: 3 }),
    crown(rank - 8),
    suitAt(suit, [middle, 50], 1),
  )
}

/** A crown with one point for a jack, two for a queen and three for a king. */
function crown(points: number): SVGPathElement {
  const width = 18 / points
  const teeth = Array.from({ length: points }, () => `l${width / 2}-9 ${width / 2} 9`).join('')
  return svg('path', { class: 'crown', d: `M21 32${teeth}v4h-18z` })
}

function suitAt(suit: number, [x, y]: readonly [number, number], scale: number): SVGPathElement {
  const turn = y > 42 && scale < 1 ? ' rotate(180)' : ''
  return svg('path', {
    class: 'suit',
    d: suitPaths[suit] ?? '',
    transform: `translate(${x} ${y}) scale(${scale})${turn}`,
  })
}
