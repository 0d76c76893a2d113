import { lotteryGames } from './lottery-games.ts'

const drawn = new Set(lotteryGames.map(({ vendor, gameCode }) => `${vendor} ${gameCode}`))

/** Whether a title of the catalogue has draws of its own. */
export function isDrawn(vendor: string, gameCode: string): boolean {
  return drawn.has(`${vendor} ${gameCode}`)
}
