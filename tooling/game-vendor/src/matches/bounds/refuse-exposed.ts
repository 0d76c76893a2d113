import { freePayout, matchBounds } from '@saola/rules'
import type { Services } from '../../services.ts'
import type { Sitting } from '../../sitting/sitting-store.ts'
import type { TakenLeg } from '../judge-slip.ts'
import { mostPayout, totalOdds } from '../match-payout.ts'
import { legOf } from '../pick.ts'
import { listOpenPayouts } from './exposure-store.ts'

/** The largest stake that is taken, or that not even the least one is. */
type ExposedRefusal =
  | { refusal: 'stake.above'; field: string; amount: number }
  | { refusal: 'match.full'; field: string }

/** A sitting that was opened before bounds were told has the usual ones. */
const usualBounds = { merchant: '', ...matchBounds }

/**
 * Why a bet is not taken: with it a match or a market could cost the merchant more than it allows (games 124). Tells the largest
 * stake that is taken. Its matches are locked, so no other bet comes between.
 */
export async function refuseExposed(
  db: Services['db'],
  { bounds = usualBounds, wallet, minStake }: Pick<Sitting, 'bounds' | 'wallet' | 'minStake'>,
  { legs, stake }: { legs: readonly TakenLeg[]; stake: number },
): Promise<ExposedRefusal | undefined> {
  if (wallet === 'demo') return undefined
  const odds = legs.map((leg) => leg.odds)
  const full = mostPayout(
    stake,
    odds.map((each) => ({ odds: each, result: null })),
  )
  const ids = legs.map(({ matchId }) => matchId)
  const standing = await listOpenPayouts({ db }, bounds.merchant, ids)
  const isLittle = [...standing.values()].every(
    (payouts) =>
      full + payouts.reduce((sum, { amount }) => sum + amount, 0) <= Math.min(bounds.match, bounds.market),
  )
  // Nothing can be too much then, and the scores need not be gone through.
  if (isLittle) return undefined
  const free = Math.min(
    ...legs.map(({ matchId, pick, from }) => {
      const leg = legOf(pick, from)
      return leg ? freePayout(standing.get(matchId) ?? [], leg, bounds) : 0
    }),
  )
  if (full <= free) return undefined
  const amount = Math.floor((free * 1000) / totalOdds(odds))
  return amount < minStake
    ? { refusal: 'match.full', field: 'stake' }
    : { refusal: 'stake.above', field: 'stake', amount }
}
