import type { Database } from '../../db/database.ts'
import { appendNotice } from '../../accounts/notice-store.ts'
import { countPaidAgain } from './withdrawal-event-store.ts'
import { orderNo, type WithdrawalRow } from './withdrawal-store.ts'

const told = {
  approved: 'withdrawal_approved',
  rejected: 'withdrawal_rejected',
  failed: 'withdrawal_failed',
} as const

/** Tells the member what others decided about its withdrawal; what it did itself it knows. */
export async function tellOwner(
  trx: Database,
  row: WithdrawalRow,
  { now, reason }: { now: number; reason?: string | undefined },
): Promise<void> {
  const kind = Object.entries(told).find(([state]) => state === row.state)?.[1]
  if (!kind) return
  await appendNotice(trx, {
    accountId: row.account_id,
    kind,
    about: orderNo(row.id),
    amount: row.amount,
    reason,
    now,
  })
}

/** Tells the member that the bank has paid what was given back, which was taken from the wallet (wallet 63); `row` is as it was before. */
export async function tellPaid(
  trx: Database,
  row: WithdrawalRow,
  { sent, reason, now }: { sent: number | undefined; reason: string | undefined; now: number },
): Promise<void> {
  const turn = await countPaidAgain(trx, row.id)
  await appendNotice(trx, {
    accountId: row.account_id,
    kind: 'withdrawal_paid',
    // A notice is told once of each number.
    about: turn === 1 ? orderNo(row.id) : `${orderNo(row.id)} (${turn})`,
    amount: sent ?? row.returned,
    reason,
    now,
  })
}
