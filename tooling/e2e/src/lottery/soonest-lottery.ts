import { setTimeout } from 'node:timers/promises'
import type { ApiClient } from '@saola/api-client'
import { calls, type LotteryGame } from '@saola/protocol'

/** Lotteries of ours that draw by the minute. */
const fastCodes = ['NORTH', 'SOUTH'].flatMap((region) =>
  ['45_SECONDS', '1_MINUTE', '2_MINUTES', '5_MINUTES', '10_MINUTES'].map(
    (period) => `ELOTT_FAST_${region}_${period}`,
  ),
)

/** Nobody waits longer for a draw. */
const withinMs = 60_000

/** The fast lottery that locks first among those that take bets for `atLeastMs` more; of a kind, where one is asked for. */
export async function soonestLottery(
  api: ApiClient,
  atLeastMs: number,
  kind?: LotteryGame['kind'],
): Promise<LotteryGame> {
  // At every tenth minute all of them lock together, and then only slow ones may take bets for long enough.
  for (let turn = 0; turn < 30; turn += 1) {
    const games = await Promise.all(fastCodes.map((gameCode) => api.send(calls.lottery.game, { gameCode })))
    const [soonest] = games
      .filter(
        (game) =>
          left(game) >= atLeastMs && left(game) <= withinMs && (kind === undefined || game.kind === kind),
      )
      .toSorted((one, other) => left(one) - left(other))
    if (soonest !== undefined) return soonest
    await setTimeout(1_000)
  }
  throw new Error('no fast lottery takes bets for long enough')
}

function left({ draws: [next], now }: LotteryGame): number {
  return (next?.locksAt ?? 0) - now
}
