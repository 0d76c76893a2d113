import { limitConfirmMs, limitWaitMs } from '../lengths-of-time.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { LimitKind, LimitPeriod } from './limit-usage.ts'

/** A wish for a higher limit, or for none (`amount` undefined): to be confirmed in `confirmFrom` .. `confirmUntil`. */
export type LimitRequest = {
  readonly amount: number | undefined
  readonly filedAt: number
  readonly confirmFrom: number
  readonly confirmUntil: number
}

/** A limit in force, in đồng, and the wish to raise or remove it that waits. */
export type Limit = {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number
  readonly request?: LimitRequest
  /** Set by the operator, whom the member cannot overrule (protection 19). */
  readonly owner?: 'operator'
}

/** What a limit of money and one of time have alike: an amount in đồng or minutes, and a wish. */
export type Changeable = { readonly amount: number; readonly request?: LimitRequest }

/** How long a raise waits, and how long it may be confirmed then, in ms. */
export type LimitTimes = { readonly waitMs: number; readonly confirmMs: number }

/** The operator's times: wait a day, then confirm within three. A merchant may set longer ones. */
export const limitTimes: LimitTimes = { waitMs: limitWaitMs, confirmMs: limitConfirmMs }

/** The limit after a step; undefined when it is gone. */
export type ChangedLimit<Kept extends Changeable = Limit> = {
  readonly kind: 'set' | 'requested' | 'removed' | 'cancelled'
  readonly limit: Kept | undefined
}

/** Sets a limit where there was none: at once. */
export function setLimit(
  kind: LimitKind,
  period: LimitPeriod,
  amount: number,
): { kind: 'set'; limit: Limit } | Refusal {
  if (!isLimitAmount(amount)) return refuse('protection.refused.amount')
  return { kind: 'set', limit: { kind, period, amount } }
}

/**
 * Changes a limit. Lower, or the same: at once, and a wish that waits is dropped. Higher, or none: files a wish, the
 * old limit stays; a new wish starts the wait again.
 */
export function changeLimit<Kept extends Changeable>(
  limit: Kept,
  amount: number | undefined,
  now: number,
  times: LimitTimes = limitTimes,
): ChangedLimit<Kept> | Refusal {
  if (amount !== undefined && !isLimitAmount(amount)) return refuse('protection.refused.amount')
  const bare = withoutRequest(limit)
  if (amount !== undefined && amount <= limit.amount) return { kind: 'set', limit: { ...bare, amount } }
  const confirmFrom = now + times.waitMs
  const request = { amount, filedAt: now, confirmFrom, confirmUntil: confirmFrom + times.confirmMs }
  return { kind: 'requested', limit: { ...bare, request } }
}

/** Where a wish is: none, waiting, to be confirmed now, or too late. */
export function requestState(
  { request }: Pick<Limit, 'request'>,
  now: number,
): 'none' | 'waiting' | 'confirmable' | 'lapsed' {
  if (request === undefined) return 'none'
  if (now < request.confirmFrom) return 'waiting'
  return now < request.confirmUntil ? 'confirmable' : 'lapsed'
}

/** Carries out a wish inside its window, the only way in which a limit rises or goes. */
export function confirmLimit<Kept extends Changeable>(
  limit: Kept,
  now: number,
): ChangedLimit<Kept> | Refusal {
  const { request } = limit
  const bare = withoutRequest(limit)
  if (request === undefined) return refuse('protection.refused.no_request')
  const { amount, confirmFrom, confirmUntil } = request
  const state = requestState(limit, now)
  if (state === 'waiting') return refuse('protection.refused.waiting', { confirmFromAt: confirmFrom })
  if (state === 'lapsed') return refuse('protection.refused.lapsed', { confirmUntilAt: confirmUntil })
  if (amount === undefined) return { kind: 'removed', limit: undefined }
  return { kind: 'set', limit: { ...bare, amount } }
}

/** Drops a wish at once; the limit stays as it is. */
export function cancelRequest<Kept extends Changeable>(limit: Kept): ChangedLimit<Kept> | Refusal {
  if (limit.request === undefined) return refuse('protection.refused.no_request')
  return { kind: 'cancelled', limit: withoutRequest(limit) }
}

function withoutRequest<Kept extends Changeable>(limit: Kept): Kept {
  const { request: _dropped, ...bare } = limit
  // What is left is the limit itself, whose wish may be missing; the compiler does not follow a generic rest.
  return bare as unknown as Kept
}

function isLimitAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0
}
