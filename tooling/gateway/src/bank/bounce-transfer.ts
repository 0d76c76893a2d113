import { appendNotice } from '../accounts/notice-store.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Merchant } from '../http/merchant.ts'
import { hashRequest } from '../ledger/ledger.ts'
import type { Services } from '../services/services.ts'
import { atNow } from '../wallet/withdrawal/as-disbursed.ts'
import { bouncePayout } from '../wallet/withdrawal/bounce-payout.ts'
import { undoBounceStep } from '../wallet/withdrawal/move-withdrawal.ts'
import { findStep, type StepKey } from '../wallet/withdrawal/withdrawal-event-store.ts'
import { withdrawalSettingsOf } from '../wallet/withdrawal/withdrawal-settings.ts'
import { isOfMerchant, lockWithdrawal, orderNo } from '../wallet/withdrawal/withdrawal-store.ts'
import type { BankTransferRow } from './bank-transfer-store.ts'
import { nameTurn, tellTurn } from './name-turn.ts'
import { lockTransfer, settleTransfer } from './settle-transfer.ts'

/** Which transfer brought back money of which payout, and who says so. */
type Bounced = { reference: string; withdrawalId: string; reason: string; by?: string | undefined }

/**
 * Books money that a payout brought back: it leaves the suspense account towards the bank, and comes from there to the wallet of
 * whoever asked for the payout (wallet 57).
 */
export function bounceTransfer(
  services: Services,
  merchant: Merchant,
  wanted: Bounced,
  note: (trx: Database, before: BankTransferRow, after: BankTransferRow) => Promise<void>,
): Promise<{ reference: string; state: BankTransferRow['state']; repeated: boolean }> {
  const { reference, reason } = wanted
  return services.db.transaction().execute(async (trx) => {
    const row = await lockTransfer(trx, reference)
    if (!row) throw new Fault('not_found', { field: 'reference' })
    const payout = await lockWithdrawal(trx, wanted.withdrawalId)
    if (!payout || !(await isOfMerchant(trx, payout, merchant.id)))
      throw new Fault('not_found', { field: 'withdrawalId' })
    const key = await keyOf(trx, row, 'bounce')
    if (row.state !== 'waiting') {
      const isKnown = (await findStep(trx, payout.id, key)) !== undefined
      if (!isKnown) throw new Fault('wallet.key.reused', { field: 'reference' })
      return { reference, state: row.state, repeated: true }
    }
    const now = services.now()
    const minutes = withdrawalSettingsOf(merchant.settings).autoReceiptMinutes
    const before = atNow(payout, now, minutes)
    if (!before) throw new Fault('wallet.confirm.refused')
    const settlement = { to: 'bank', payout: { id: payout.id, before } } as const
    const settled = await settleTransfer(trx, row, { settlement, reason, by: wanted.by, now })
    await bouncePayout(trx, payout, { merchant, came: row.amount, reason, key, now })
    await note(trx, row, settled)
    return { reference, state: settled.state, repeated: false }
  })
}

/**
 * The payout of a transfer that was booked as having brought it back, and has not: it takes from the wallet again what it gave, and stands
 * as it stood before, or is refused where the wallet has given that up meanwhile (wallet 60).
 */
export async function payBouncedAgain(
  trx: Database,
  row: BankTransferRow,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  const payout = await lockWithdrawal(trx, String(row.withdrawal_id))
  if (!payout) throw new Error(`bank transfer ${row.bank_reference} names no payout`)
  // Of one that was booked before this was kept, nobody knows better than that the bank has paid it.
  const before = { state: row.confirmation_before ?? 'forced_received', received: row.received_before ?? 0 }
  const key = await keyOf(trx, row, 'undo')
  await undoBounceStep(trx, payout, { came: row.amount, before }, { who: 'bank', now, reason, key })
  await appendNotice(trx, {
    accountId: payout.account_id,
    kind: 'withdrawal_paid',
    // A notice is told once of each number.
    about: `${orderNo(payout.id)} (${await tellTurn(trx, row)})`,
    amount: row.amount,
    reason,
    now,
  })
}

/** The key of a payout's step: a transfer that was undone may be booked as the same payout again. */
async function keyOf(trx: Database, row: BankTransferRow, step: 'bounce' | 'undo'): Promise<StepKey> {
  const turn = await nameTurn(trx, row)
  const scope = { bounce: 'bank', undo: 'bank-undo' }[step]
  return { key: `${scope}:${turn}`, hash: hashRequest(step, row.amount) }
}
