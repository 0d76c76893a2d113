import { box, dark, disc, shell } from '@saola/game-engines/art'

// Drawn, not typed: some phones show the suit signs of their fonts as pictures.
const suits = [
  {
    shape: 'M0-20C8-10 18-6 18 3C18 11 8 14 3 8Q4 15 8 18H-8Q-4 15-3 8C-8 14-18 11-18 3C-18-6-8-10 0-20Z',
    ink: '#1c100c',
  },
  { shape: 'M0 18C-22 4-20-16-9-16Q-3-16 0-9Q3-16 9-16C20-16 22 4 0 18Z', ink: '#b8291f' },
  {
    shape: 'M0-20A8 8 0 0 1 6-6A8 8 0 1 1 3 7Q4 15 8 18H-8Q-4 15-3 7A8 8 0 1 1-6-6A8 8 0 0 1 0-20Z',
    ink: '#1c100c',
  },
  { shape: 'M0-20L15 0L0 20L-15 0Z', ink: '#b8291f' },
] as const
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const

/** A playing card of 60 by 84 around the origin. */
export function card(suit: number, rank: number): string {
  const { shape, ink } = suits[suit % 4] ?? suits[0]
  return (
    box(-32, -46, 64, 92, 7, 'fill="#f8efdd" stroke="#1c100c"') +
    `<text x="-26" y="-24" font-size="22" font-weight="800" font-family="Georgia,serif" fill="${ink}">${ranks[rank % 8] ?? 'A'}</text>` +
    `<path d="${shape}" fill="${ink}" transform="translate(2 14) scale(1.15)"/>`
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
