import type { LotteryDraw } from '@saola/protocol'
import { betListText, betMark } from '@saola/rules'
import { sha256Of } from '#shared/proof/seed-proof.ts'

/** Whether these are the bets whose hash joined the seed of a draw (lottery 78). */
export async function holdsBets(draw: LotteryDraw, fingerprints: readonly string[]): Promise<boolean> {
  return draw.betsHash === (await sha256Of(betListText(fingerprints)))
}

/** Whether a bet of the reader's is among those that joined a draw. */
export async function holdsOwnBet(
  bet: { key: string; drawId: string; stake: number },
  fingerprints: readonly string[],
): Promise<boolean> {
  return fingerprints.includes(await sha256Of(betMark(bet)))
}
