import type { LotteryKind } from '@saola/protocol'
import { lotteryGames } from './lottery-games.ts'

const kinds = new Map(lotteryGames.map(({ vendor, gameCode, kind }) => [`${vendor} ${gameCode}`, kind]))

/** How the lottery of a title draws; undefined for a title without draws of its own. */
export function kindOfTitle(vendor: string, gameCode: string): LotteryKind | undefined {
  return kinds.get(`${vendor} ${gameCode}`)
}
