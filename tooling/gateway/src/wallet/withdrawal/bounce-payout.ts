import { appendNotice } from '../../accounts/notice-store.ts'
import type { Database } from '../../db/database.ts'
import type { Merchant } from '../../http/merchant.ts'
import { confirmStep } from './move-withdrawal.ts'
import { countBounces, type StepKey } from './withdrawal-event-store.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { orderNo, type WithdrawalRow } from './withdrawal-store.ts'

/** A payout that the bank sent back: `came` đồng of it, or all that the bank has. */
export type Bounce = {
  merchant: Merchant
  came: number | undefined
  reason: string | undefined
  key: StepKey
  now: number
}

/**
 * Books money of a payout that came back, of a withdrawal that the transaction has locked, in whatever state it is: into the wallet, and its
 * owner is told each time (wallet 57).
 */
export async function bouncePayout(trx: Database, row: WithdrawalRow, bounce: Bounce): Promise<void> {
  const { merchant, came, reason, key, now } = bounce
  const minutes = withdrawalSettingsOf(merchant.settings).autoReceiptMinutes
  const before = await countBounces(trx, row.id)
  const after = await confirmStep(
    trx,
    row,
    { do: 'bounce', came },
    { who: 'bank', now, reason, key, minutes },
  )
  await appendNotice(trx, {
    accountId: row.account_id,
    kind: 'withdrawal_failed',
    // A notice is told once of each number.
    about: before === 0 ? orderNo(row.id) : `${orderNo(row.id)} (${before + 1})`,
    amount: after.returned - row.returned,
    reason,
    now,
  })
}
