import { asReturned, withdrawalAt, type DisbursedWithdrawal } from '@saola/rules'
import type { WithdrawalRow } from './withdrawal-store.ts'

/** The confirmation of a disbursed withdrawal at a time, also when the job has not come round yet. */
export function atNow(row: WithdrawalRow, now: number, minutes: number): DisbursedWithdrawal | undefined {
  const disbursed = asDisbursed(row)
  return disbursed && withdrawalAt(disbursed, now, minutes)
}

/** A withdrawal that the bank has sent something of, as the rules know it. */
export function asDisbursed(row: WithdrawalRow): DisbursedWithdrawal | undefined {
  const { amount, sent, returned, received, confirmation, disbursed_at: disbursedAt } = row
  if (disbursedAt === null || confirmation === null) return undefined
  return { amount, sent, returned, received, disbursedAt, state: confirmation }
}

/** The same of one that ended before its payout, if the bank has paid it after all. */
export function asPaidLater(row: WithdrawalRow, now: number): DisbursedWithdrawal | undefined {
  const isGivenBack = row.confirmation === null && row.returned === row.amount
  return isGivenBack ? asReturned(row.amount, now) : asDisbursed(row)
}
