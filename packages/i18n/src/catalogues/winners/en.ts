import type { winners as vi } from './vi.ts'

/** The winner board. */
export const winners = {
  title: 'Winners list',
  latest: 'Latest wins',
  player: 'Player',
  game: 'Game name',
  prize: 'Prize',
  time: 'Winning time',
  empty: 'No wins to show yet',
  privacy: 'Player names are masked for privacy',
} as const satisfies Record<keyof typeof vi, string>
