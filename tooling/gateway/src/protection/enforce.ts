import {
  checkAgainstLimits,
  effectiveLimit,
  pauseAt,
  decideUnderPause,
  type GuardedActivity,
  type Limit,
  type Movement,
  type Pause,
  type PlayedTime,
  type TimeLimit,
  usedUp,
} from '@saola/rules'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { readLimits } from './limit-store.ts'
import { readPauses } from './pause-store.ts'
import { protectionFault } from './protection-fault.ts'
import { readMovements } from './movement-store.ts'

/** Who wants to do something, when, and in what language a refusal is told. */
export type Guarded = { accountId: number; now: number }

/**
 * Refuses what a break or an exclusion closes. What moves money asks inside its transaction, after `lockProtection`;
 * so do the others here.
 */
export async function requireOpenFor(
  db: Database,
  activity: GuardedActivity,
  { accountId, now }: Guarded,
): Promise<void> {
  requireOpenUnder(await readPauses(db, accountId), activity, now)
}

/** The same for who has read the pauses. */
export function requireOpenUnder(pauses: readonly Pause[], activity: GuardedActivity, now: number): void {
  const decision = decideUnderPause(pauses, activity, now)
  if (decision.kind !== 'refused') return
  const { kind, until } = pauseAt(pauses, now) ?? {}
  throw protectionFault('protection.paused', decision, { value: { kind, until } })
}

/** Refuses stakes once a limit on time of play is used up (protection 18). */
export function requireTimeLeft(limits: readonly TimeLimit[], played: PlayedTime): void {
  const limit = usedUp(limits, played)
  if (limit === undefined) return
  const { period, amount: minutes, owner } = limit
  throw new Fault('protection.limit.reached', {
    value: { kind: 'time', period, minutes, owner },
    messageKey: `protection.over_time.${period}`,
  })
}

/** Refuses a deposit that a break, an exclusion or a deposit limit forbids. */
export function requireDepositAllowed(trx: Database, amount: number, guarded: Guarded): Promise<void> {
  return requireAllowed(trx, { action: 'deposit', amount }, guarded)
}

async function requireAllowed(
  trx: Database,
  wanted: { action: 'deposit' | 'bet'; amount: number },
  guarded: Guarded,
): Promise<void> {
  const { accountId, now } = guarded
  await requireOpenFor(trx, wanted.action, guarded)
  const limits = await limitsOn(trx, accountId, wanted.action)
  requireWithin(limits, wanted, await readMovements(trx, accountId, limits, now), now)
}

/** Refuses what limits forbid after what has moved. */
export function requireWithin(
  limits: readonly Limit[],
  wanted: { action: 'deposit' | 'bet'; amount: number },
  movements: readonly Movement[],
  now: number,
): void {
  const refusal = checkAgainstLimits(limits, wanted, movements, now)
  if (refusal === undefined) return
  throw protectionFault('protection.limit.reached', refusal, {
    field: 'amount',
    value: reached(effectiveLimit(limits, wanted.action, movements, now)),
  })
}

/** Refuses the start of a game during a break or an exclusion, and when a limit leaves less than its smallest stake. */
export async function requireLaunchAllowed(
  db: Database,
  leastStake: number,
  guarded: Guarded,
): Promise<void> {
  const { accountId, now } = guarded
  await requireOpenFor(db, 'launch', guarded)
  const limits = await limitsOn(db, accountId, 'bet')
  const movements = await readMovements(db, accountId, limits, now)
  const refusal = checkAgainstLimits(limits, { action: 'bet', amount: leastStake }, movements, now)
  if (refusal === undefined) return
  const value = reached(effectiveLimit(limits, 'bet', movements, now))
  throw protectionFault('protection.limit.reached', refusal, { value })
}

/** The limits of an account that bound deposits, or stakes and losses. */
export async function limitsOn(db: Database, accountId: number, action: 'deposit' | 'bet'): Promise<Limit[]> {
  return limitsFor(await readLimits(db, accountId), action)
}

/** Those among limits that bound deposits, or stakes and losses. */
export function limitsFor(limits: readonly Limit[], action: 'deposit' | 'bet'): Limit[] {
  return limits.filter(({ kind }) => (kind === 'deposit') === (action === 'deposit'))
}

function reached(state: ReturnType<typeof effectiveLimit>): unknown {
  if (state === undefined) return undefined
  const { limit, left, resetsAt } = state
  return { kind: limit.kind, period: limit.period, amount: limit.amount, owner: limit.owner, left, resetsAt }
}
