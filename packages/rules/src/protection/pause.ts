import type { breakLengths, exclusionLengths } from '@saola/protocol'
import { dayMs } from '../lengths-of-time.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { addMonths } from '../vietnam-time.ts'

/** The lengths of a break. */
export type BreakLength = (typeof breakLengths)[number]

/** The lengths of a self-exclusion, in months and years of the calendar. */
export type ExclusionLength = (typeof exclusionLengths)[number]

/**
 * Time without play, from `from` until just before `until` in ms; without `until` for ever. With a `source` it is not its owner's: the
 * account is marked as staff's (protection 22), or its person is in the register of excluded persons (protection 23).
 */
export type Pause = {
  readonly kind: 'break' | 'exclusion'
  readonly from: number
  readonly until?: number
  readonly source?: 'staff' | 'register'
}

/** What somebody wants to do. `opening` is an agent's of
 * accounts and links, `message` one to its line, `promotion` is joining one, `marketing` the operator writing to them. */
export const guardedActivities = [
  'sign_in',
  'deposit',
  'launch',
  'bet',
  'transfer',
  'opening',
  'message',
  'promotion',
  'marketing',
  'withdrawal',
  'settlement',
  'statement',
  'support',
] as const
export type GuardedActivity = (typeof guardedActivities)[number]

/** `limited` is a sign-in that leads to withdrawal, statement and support only. */
export type PauseDecision = { readonly kind: 'open' } | { readonly kind: 'limited' } | Refusal

// Money that is a member's own must stay in reach, so signing in is never closed altogether.
const decisionOf = {
  sign_in: 'limited',
  deposit: 'closed',
  launch: 'closed',
  bet: 'closed',
  transfer: 'closed',
  opening: 'closed',
  message: 'closed',
  promotion: 'closed',
  marketing: 'closed',
  withdrawal: 'open',
  settlement: 'open',
  statement: 'open',
  support: 'open',
} as const satisfies Record<GuardedActivity, 'open' | 'limited' | 'closed'>

const daysOf = { '24h': 1, '7d': 7, '30d': 30 } as const satisfies Record<BreakLength, number>
const monthsOf = { '6m': 6, '1y': 12, '2y': 24, '3y': 36, '4y': 48, '5y': 60 } as const satisfies Record<
  Exclude<ExclusionLength, 'permanent'>,
  number
>

/** A break from now on. */
export function breakOf(length: BreakLength, now: number): Pause {
  return { kind: 'break', from: now, until: now + daysOf[length] * dayMs }
}

/** A self-exclusion from now on; it ends at the same time of day, months or years later, in Vietnam. */
export function exclusionOf(length: ExclusionLength, now: number): Pause {
  if (length === 'permanent') return { kind: 'exclusion', from: now }
  return { kind: 'exclusion', from: now, until: addMonths(now, monthsOf[length]) }
}

/** The pause in force at a time: of several the one that ends last, an exclusion before a break that ends with it. */
export function pauseAt(pauses: readonly Pause[], now: number): Pause | undefined {
  return pauses
    .filter((pause) => pause.from <= now && now < endOf(pause))
    .sort((a, b) => endOf(b) - endOf(a) || rank(b) - rank(a))
    .at(0)
}

/** Takes a pause of one's own. It begins at once and can only make the own time without play longer, never shorter. */
export function takePause(
  pauses: readonly Pause[],
  wanted: Pause,
): { kind: 'paused'; pauses: Pause[] } | Refusal {
  const own = pauses.filter(({ source }) => source === undefined)
  const current = pauseAt(own, wanted.from)
  if (current !== undefined && endOf(wanted) < endOf(current)) return refuse('protection.refused.shorter')
  return { kind: 'paused', pauses: [...pauses, wanted] }
}

/** Whether an activity is open at a time in ms, and if not until when. */
export function decideUnderPause(
  pauses: readonly Pause[],
  activity: GuardedActivity,
  now: number,
): PauseDecision {
  const current = pauseAt(pauses, now)
  const decision = decisionOf[activity]
  if (current === undefined || decision === 'open') return { kind: 'open' }
  if (decision === 'limited') return { kind: 'limited' }
  if (current.source !== undefined) return refuse(`protection.closed.${current.source}`)
  if (current.until === undefined) return refuse('protection.closed.permanent')
  return refuse(`protection.closed.${current.kind}`, { untilAt: current.until })
}

function endOf({ until = Infinity }: Pause): number {
  return until
}

function rank({ kind }: Pause): number {
  return kind === 'exclusion' ? 1 : 0
}
