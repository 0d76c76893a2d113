import { refuse, type Refusal } from '../refusal.ts'
import type { Limit } from './change-limit.ts'
import { usage, type LimitKind, type Movement } from './limit-usage.ts'

/** What is left of a limit now, in đồng; a wish to raise it changes nothing before it is confirmed. */
export type LimitState = {
  readonly limit: Limit
  readonly used: number
  readonly left: number
  readonly resetsAt: number
}

const bounding: Readonly<Record<'deposit' | 'bet', ReadonlySet<LimitKind>>> = {
  deposit: new Set(['deposit']),
  bet: new Set(['loss', 'wager']),
}

/** A limit with what is used and left of it. */
export function limitState(limit: Limit, movements: readonly Movement[], now: number): LimitState {
  const { used, resetsAt } = usage(limit, movements, now)
  return { limit, used, left: Math.max(0, limit.amount - used), resetsAt }
}

/** The limit that leaves least for a deposit or a bet; undefined when none counts. The first of equals. */
export function effectiveLimit(
  limits: readonly Limit[],
  action: 'deposit' | 'bet',
  movements: readonly Movement[],
  now: number,
): LimitState | undefined {
  return limits
    .filter(({ kind }) => bounding[action].has(kind))
    .map((limit) => limitState(limit, movements, now))
    .reduce<LimitState | undefined>((tightest, one) => {
      return tightest === undefined || one.left < tightest.left ? one : tightest
    }, undefined)
}

/**
 * Undefined when an amount of đồng may be deposited or staked, else the tightest limit that it breaks. A stake counts
 * as lost in full until the result is known.
 */
export function checkAgainstLimits(
  limits: readonly Limit[],
  wish: { readonly action: 'deposit' | 'bet'; readonly amount: number },
  movements: readonly Movement[],
  now: number,
): Refusal | undefined {
  const tightest = effectiveLimit(limits, wish.action, movements, now)
  if (tightest === undefined || wish.amount <= tightest.left) return undefined
  const { limit, left, resetsAt } = tightest
  const isOperators = limit.owner === 'operator'
  return refuse(isOperators ? `protection.over_operator.${limit.kind}` : `protection.over.${limit.kind}`, {
    leftAmount: left,
    limitAmount: limit.amount,
    resetsAt,
  })
}
