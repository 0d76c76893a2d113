import { decimalOdds, legResult, parlayOdds, returnOf, type Leg, type Score } from '@saola/rules'
import type { Services } from '../services.ts'
import { listSinglesOn, type MatchBet } from './bet-store.ts'
import { legOf } from './pick.ts'

/** Goals of a side that tell all bets on a match apart: a line or a score beyond them is as good as lost or won. */
const mostGoals = 15

const finals: readonly Score[] = Array.from({ length: (mostGoals + 1) ** 2 }, (_, at) => ({
  home: Math.floor(at / (mostGoals + 1)),
  away: at % (mostGoals + 1),
}))

/** What a bet was taken at, in thousandths. */
export function takenOdds({ legs }: MatchBet): number {
  const { numerator, denominator } = parlayOdds(legs.map(({ odds }) => decimalOdds(odds)))
  return Number((numerator * 1_000n) / denominator)
}

/**
 * The least that a bet gives back, however its matches end (games 77): all that was bought back, nothing of a parlay, and of
 * a single its part of what all singles of the player on that match give back at least.
 */
export async function leastReturnOf(services: Pick<Services, 'db'>, bet: MatchBet): Promise<number> {
  if (bet.is_early) return bet.stake
  const [leg, another] = bet.legs
  if (leg === undefined || another !== undefined) return 0
  const singles = await listSinglesOn(services, { playerId: bet.player_id, matchId: leg.match_id })
  if (singles.length < 2) return 0
  const staked = singles.reduce((sum, { stake }) => sum + stake, 0)
  return Math.floor((leastTogether(singles) * bet.stake) / staked)
}

/** The least that some singles on one match return together, over all scores that it may end at. */
export function leastTogether(singles: readonly Pick<MatchBet, 'stake' | 'legs'>[]): number {
  const bets = singles.flatMap(({ stake, legs: [kept] }) => {
    const leg = kept && readLeg(kept)
    return leg === undefined ? [] : [{ stake, leg, odds: decimalOdds(kept?.odds ?? 0) }]
  })
  return finals.reduce((least, final) => {
    const returned = bets.reduce(
      (sum, { stake, leg, odds }) => sum + returnOf(stake, [{ odds, result: legResult(leg, final) }]),
      0,
    )
    return Math.min(least, returned)
  }, Infinity)
}

function readLeg({ pick, from_home: home, from_away: away }: MatchBet['legs'][number]): Leg | undefined {
  return legOf(pick, home === null || away === null ? undefined : { home, away })
}
