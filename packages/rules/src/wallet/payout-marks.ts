import { hourMs } from '../lengths-of-time.ts'

/** What sends a withdrawal to a person, in the order in which the desk tells it (wallet 45). */
export const payoutMarks = [
  'day_sum',
  'new_device',
  'new_card',
  'no_bet',
  'reset',
  'shared_payer',
  'shared_device',
  'shared_network',
] as const
export type PayoutMark = (typeof payoutMarks)[number]

/** For so many hours a device, a bank account or a secret counts as new, where a merchant says nothing. */
export const usualNewForHours = 24

/** So many other members at one network within a day are not a family any more. */
const leastNetworkMembers = 3

/** What is known of a request in its moment; times in ms, absent where there is none. */
export type PayoutFacts = {
  readonly registeredAt: number
  /** When the browser was first seen; absent for the first one of the account. */
  readonly deviceSince: number | null
  /** When the bank account was added; absent for the first one of the account, unless it is asked for from a network that is new to it. */
  readonly cardSince: number | null
  readonly lastDepositAt: number | null
  readonly lastBetAt: number | null
  /** When a password, the transaction password or a proved address last changed. */
  readonly lastResetAt: number | null
  /** How many other members a bank account paid for that also paid for this one. */
  readonly payerMembers: number
  readonly deviceMembers: number
  readonly networkMembers: number
}

/**
 * The marks of a request, except the sum of the day, which is counted in the moment of paying. What a newcomer sets for the
 * first time is no change: it is asked for in the first hours of every account.
 */
export function payoutMarksOf(
  facts: PayoutFacts,
  { now, newForHours }: { now: number; newForHours: number },
): PayoutMark[] {
  const since = now - newForHours * hourMs
  const isNew = (at: number | null): boolean => at !== null && at > since
  const found: Record<PayoutMark, boolean> = {
    day_sum: false,
    new_device: isNew(facts.deviceSince),
    new_card: isNew(facts.cardSince),
    no_bet: facts.lastDepositAt !== null && (facts.lastBetAt ?? 0) < facts.lastDepositAt,
    reset: isNew(facts.lastResetAt) && facts.registeredAt <= since,
    shared_payer: facts.payerMembers > 0,
    shared_device: facts.deviceMembers > 0,
    shared_network: facts.networkMembers >= leastNetworkMembers,
  }
  return payoutMarks.filter((mark) => found[mark])
}
