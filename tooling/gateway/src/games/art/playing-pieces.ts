import { box, dark, disc, shell } from './ink.ts'

const pips = [
  { sign: '♠', ink: '#1c100c' },
  { sign: '♥', ink: '#b8291f' },
  { sign: '♣', ink: '#1c100c' },
  { sign: '♦', ink: '#b8291f' },
] as const
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const

/** A playing card of 60 by 84 around the origin. */
export function card(suit: number, rank: number): string {
  const { sign, ink } = pips[suit % 4] ?? pips[0]
  return (
    box(-32, -46, 64, 92, 7, 'fill="#f8efdd" stroke="#1c100c"') +
    `<text x="-26" y="-24" font-size="22" font-weight="800" font-family="Georgia,serif" fill="${ink}">${ranks[rank % 8] ?? 'A'}</text>` +
    `<text y="26" font-size="50" text-anchor="middle" font-family="serif" fill="${ink}">${sign}</text>`
  )
}

/** A die seen from above, 56 wide around the origin. */
export function die(value: number): string {
  const spots = [
    [[0, 0]],
    [
      [-13, -13],
      [13, 13],
    ],
    [
      [-14, -14],
      [0, 0],
      [14, 14],
    ],
    [
      [-13, -13],
      [13, -13],
      [-13, 13],
      [13, 13],
    ],
    [
      [-14, -14],
      [14, -14],
      [0, 0],
      [-14, 14],
      [14, 14],
    ],
    [
      [-13, -15],
      [13, -15],
      [-13, 0],
      [13, 0],
      [-13, 15],
      [13, 15],
    ],
  ][value - 1] ?? [[0, 0]]
  const ink = value === 1 || value === 4 ? 'fill="#b8291f"' : dark
  return (
    box(-26, -24, 56, 56, 10, 'fill="#8d7650"') +
    box(-28, -28, 56, 56, 10, shell) +
    spots.map(([x = 0, y = 0]) => disc(x, y, value === 1 ? 9 : 5.4, ink)).join('')
  )
}
