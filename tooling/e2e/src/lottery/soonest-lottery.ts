import type { ApiClient } from '@saola/api-client'
import { calls, type LotteryGame } from '@saola/protocol'

/** Lotteries of ours that draw by the minute. */
const fastCodes = ['NORTH', 'SOUTH'].flatMap((region) =>
  ['45_SECONDS', '1_MINUTE', '2_MINUTES', '5_MINUTES', '10_MINUTES'].map(
    (period) => `ELOTT_FAST_${region}_${period}`,
  ),
)

/** The fast lottery that locks first among those that take bets for `atLeastMs` more. */
export async function soonestLottery(api: ApiClient, atLeastMs: number): Promise<LotteryGame> {
  const games = await Promise.all(fastCodes.map((gameCode) => api.send(calls.lottery.game, { gameCode })))
  const [soonest] = games
    .filter((game) => left(game) >= atLeastMs)
    .toSorted((one, other) => left(one) - left(other))
  if (soonest === undefined) throw new Error('no fast lottery takes bets for long enough')
  return soonest
}

function left({ draws: [next], now }: LotteryGame): number {
  return (next?.locksAt ?? 0) - now
}
