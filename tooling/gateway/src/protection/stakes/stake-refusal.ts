import {
  checkAgainstLimits,
  decideUnderPause,
  effectiveLimit,
  isCheckDue,
  paceOf,
  usedUp,
} from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { playRulesOf, type SettingsOfPlay } from '../../db/play-settings.ts'
import { limitsOn } from '../enforce.ts'
import { readMovements } from '../movement-store.ts'
import { dayOf, getStakeGuard } from './stake-guard-store.ts'

/** A stake of a sitting; `begins` a round of its own, or comes on top of one. */
export type AskedStake = {
  sitting: {
    account_id: number
    family: string
    started_at: number
    launched_at: number
    play_since: number | null
    settings: SettingsOfPlay
  }
  amount: number
  begins: boolean
  now: number
}

/**
 * A break, a limit on time (protection 18), a reality check that waits (protection 17), another slot (games 117), the pace of the
 * family (games 116), a limit of the member's or the operator's (protection 19).
 */
export type StakeRefusal =
  | 'paused'
  | 'time_limit'
  | 'check'
  | 'elsewhere'
  | 'too_soon'
  | 'limit'
  | 'operator_limit'

/** Why a stake may not be taken, if so; asked in the transaction that takes it, after `lockPlaySession`. */
export async function stakeRefusal(
  trx: Database,
  { sitting, amount, begins, now }: AskedStake,
): Promise<StakeRefusal | undefined> {
  const { account_id: accountId, family, launched_at: launchedAt } = sitting
  const rules = playRulesOf(sitting.settings)
  const paceMs = begins ? paceOf(rules, family) : 0
  const guard = await getStakeGuard(trx, accountId, { family, launchedAt, paceMs }, now)
  if (decideUnderPause(guard.pauses, 'bet', now).kind === 'refused') return 'paused'
  const since = sitting.play_since ?? sitting.started_at
  if (usedUp(guard.timeLimits, { session: now - since, ...dayOf(guard) })) return 'time_limit'
  const { checkedAt, realityMinutes: minutes } = guard
  if (isCheckDue({ since, checkedAt, minutes }, now)) return 'check'
  if (begins && rules.oneAtATime && guard.isLeft) return 'elsewhere'
  if (guard.lastRoundAt !== undefined) return 'too_soon'
  const limits = await limitsOn(trx, accountId, 'bet')
  const movements = await readMovements(trx, accountId, limits, now)
  if (!checkAgainstLimits(limits, { action: 'bet', amount }, movements, now)) return undefined
  const tightest = effectiveLimit(limits, 'bet', movements, now)
  return tightest?.limit.owner === 'operator' ? 'operator_limit' : 'limit'
}
