import type { Game } from '@saola/protocol'

/** The eight names of HOT GAMES, in this order (landing 7). */
export const hotTitles = [
  'Mines Gold',
  'Pirate Queen',
  'Wild Ace',
  'Golden Land',
  'Limbo',
  'Tower',
  'Sweet Land',
  'PAPPU',
] as const

/** One of the eight, with the game behind it when the gateway knows it. */
export type HotTitle = { name: (typeof hotTitles)[number]; game: Game | undefined }

/** The eight titles in their order, each with its game of the gateway's list. */
export function hotGamesOf(games: readonly Game[]): readonly HotTitle[] {
  return hotTitles.map((name) => ({
    name,
    game: games.find((game) => game.gameName.toLowerCase() === name.toLowerCase()),
  }))
}
