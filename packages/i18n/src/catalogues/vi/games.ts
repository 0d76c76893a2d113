/** Families, search, statuses and the start of a game (spec sections 1 and 4). */
export const games = {
  title: 'Trò chơi',
} as const
