import type { games as vi } from '../vi/games.ts'

/** Families, search, statuses and the start of a game (spec sections 1 and 4). */
export const games = {
  title: 'Games',
} as const satisfies Record<keyof typeof vi, string>
