import { isDeepStrictEqual } from 'node:util'
import { matchRules } from '@saola/game-engines'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import type { Wallet } from '../wallets/wallet.ts'
import { findBetByKey, findOrCreateBet, type MatchBet, type OddsPolicy } from './bet-store.ts'
import {
  judgePicks,
  mayTake,
  mostStake,
  type JudgedPick,
  type SlipPick,
  type TakenLeg,
} from './judge-slip.ts'
import type { MatchSource } from './match-source.ts'
import { settleMatchBet, type SettledBet } from './settle-match-bet.ts'
import { refuseExposed } from './bounds/refuse-exposed.ts'
import { refuseStopped } from './stops/refuse-stopped.ts'

/** What the slip asks for. */
export type Slip = { key: string; stake: number; policy: OddsPolicy; picks: readonly SlipPick[] }

/** Why a slip is not taken; nothing was staked. */
export type SlipRefusal = {
  refusal:
    | 'round.key.reused'
    | 'match.closed'
    | 'match.suspended'
    | 'odds.gone'
    | 'odds.changed'
    | 'stake.above'
    | 'match.full'
  field: string
  /** The largest stake that is taken at these odds. */
  amount?: number
}

/**
 * Takes a slip: one bet per key, at the odds that its policy allows (games 71), for a stake that the odds allow (games 72).
 * A bet with a leg in play counts some seconds later.
 */
export async function placeBet(
  { services, source, wallet }: { services: Services; source: MatchSource; wallet: Wallet },
  { sitting, sessionKey }: { sitting: Sitting; sessionKey: string },
  slip: Slip,
): Promise<SettledBet | SlipRefusal> {
  const known = await findBetByKey(services, sitting, slip.key)
  const wanted = known ?? (await createBet(services, source, sitting, slip))
  if ('refusal' in wanted && 'field' in wanted) return wanted
  if (!isSame(wanted, slip)) return { refusal: 'round.key.reused', field: 'key' }
  return settleMatchBet(services, source, wallet, { bet: wanted, sessionKey })
}

async function createBet(
  services: Services,
  source: MatchSource,
  sitting: Sitting,
  { key, stake, policy, picks }: Slip,
): Promise<MatchBet | SlipRefusal> {
  const placedAt = services.now()
  const legs: TakenLeg[] = []
  for (const [place, judged] of (await judgePicks(services, source, picks, placedAt)).entries()) {
    const refusal = refusalOf(judged, policy)
    if (refusal !== undefined) return { refusal, field: `picks.${place}` }
    if ('leg' in judged) legs.push(judged.leg)
  }
  const most = mostStake(legs.map(({ odds }) => odds))
  if (stake > most) return { refusal: 'stake.above', field: 'stake', amount: most }
  const isLive = legs.some(({ from }) => from !== undefined)
  const countsAt = placedAt + (isLive ? matchRules.delayMs : 0)
  const wish = { key, stake, policy, legs, placedAt, countsAt }
  return findOrCreateBet(
    services,
    sitting,
    wish,
    async (trx) => (await refuseStopped(trx, legs)) ?? refuseExposed(trx, sitting, wish),
  )
}

function refusalOf(judged: JudgedPick, policy: OddsPolicy): SlipRefusal['refusal'] | undefined {
  if ('refusal' in judged) return judged.refusal
  return mayTake(policy, judged.leg.seenOdds, judged.leg.odds) ? undefined : 'odds.changed'
}

function isSame(bet: MatchBet, { stake, picks }: Slip): boolean {
  const picked = picks.map(({ matchId, pick }) => [matchId, pick])
  return (
    bet.stake === stake &&
    isDeepStrictEqual(
      bet.legs.map((leg) => [leg.match_id, leg.pick]),
      picked,
    )
  )
}
