import { bouncePayout } from './bounce-payout.ts'
import { confirmStep } from './move-withdrawal.ts'
import { hashRequest } from '../../ledger/ledger.ts'
import * as z from 'zod/mini'
import { withdrawalSteps } from '@saola/rules'
import { requireNoPayoutLock } from '../../accounts/payout-guard/require-payouts-open.ts'
import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant, type Merchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { tellPaid } from './tell-owner.ts'
import { requireNothingOwed } from './require-nothing-owed.ts'
import { stepWithdrawal } from './move-withdrawal.ts'
import { isOfMerchant, lockWithdrawal, orderNo, type WithdrawalRow } from './withdrawal-store.ts'
import { type StepTaken } from './move-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { findStep, type EventState } from './withdrawal-event-store.ts'

/** What the operator's people and its bank do with a withdrawal. */
export const withdrawalOperation = z.strictObject({
  merchant: z.string(),
  withdrawalId: z.string(),
  step: z.enum([
    ...withdrawalSteps.filter((step) => step !== 'cancel'),
    'return',
    'repay',
    'force',
    'bounce',
    'paid',
  ]),
  /** The same key is the same step, however often it arrives. */
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  /** Plain words or a message key; the member reads it. */
  reason: z.optional(z.string().check(z.maxLength(200))),
  /** With `disburse` and `repay`: what is sent now, when it is not all; with `paid` what the bank has paid of what was given back. */
  sent: z.optional(z.int().check(z.positive())),
  /** With `bounce`: what came back from the bank, when it is not all that the bank has. */
  came: z.optional(z.int().check(z.positive())),
})
export type WithdrawalOperation = z.infer<typeof withdrawalOperation>

/**
 * Takes one step of the operator: approve, reject, disburse in whole or in part, fail, and after a payout pay again,
 * return, force a receipt, or book what the bank sent back, or what it has paid although it was given back. Repeated under its key, it answers what it answered first.
 */
export async function operateWithdrawal(
  services: Services,
  wanted: WithdrawalOperation,
  person?: string,
): Promise<{ id: number; state: EventState }> {
  const merchant = await findMerchant(services, wanted.merchant)
  return services.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, wanted.withdrawalId)
    if (!row || !(await isOfMerchant(trx, row, merchant.id))) throw new Fault('not_found')
    const { step, reason = '' } = wanted
    const amount = (step === 'bounce' ? wanted.came : wanted.sent) ?? 0
    const key = { key: `operator:${wanted.key}`, hash: hashRequest(step, amount, reason) }
    const known = await findStep(trx, row.id, key)
    if (known) return { id: row.id, state: known }
    if (step === 'approve' || step === 'disburse' || step === 'repay') {
      await requireNoPayoutLock(trx, row.account_id)
      await requireNothingOwed(trx, row.account_id)
    }
    const now = services.now()
    if (step === 'bounce') {
      await bouncePayout(trx, row, { merchant, came: wanted.came, reason: wanted.reason, key, now })
    } else {
      await take(
        trx,
        row,
        merchant,
        { step, sent: wanted.sent },
        {
          who:
            step === 'paid' || step === 'disburse' || step === 'repay' || step === 'fail'
              ? 'bank'
              : 'operator',
          now,
          reason: wanted.reason,
          key,
        },
      )
    }
    if (step === 'paid') await tellPaid(trx, row, { sent: wanted.sent, reason: wanted.reason, now })
    const state = await findStep(trx, row.id, key)
    if (!state) throw new Error(`the step ${step} of withdrawal ${row.id} left no trace`)
    await appendEvent(trx, {
      merchantId: merchant.id,
      at: now,
      kind: 'money.decided',
      actor: 'operator',
      person,
      accountId: row.account_id,
      subject: orderNo(row.id),
      before: { state: row.confirmation ?? row.state },
      after: { step, state, amount: amount === 0 ? row.amount : amount },
      reason: wanted.reason,
    })
    return { id: row.id, state }
  })
}

function take(
  trx: Database,
  row: WithdrawalRow,
  merchant: Merchant,
  { step, sent }: { step: Exclude<WithdrawalOperation['step'], 'bounce'>; sent: number | undefined },
  taken: StepTaken,
): Promise<WithdrawalRow> {
  const minutes = withdrawalSettingsOf(merchant.settings).autoReceiptMinutes
  switch (step) {
    case 'return':
    case 'force':
      return confirmStep(trx, row, { do: step }, { ...taken, minutes })
    case 'paid':
    case 'repay':
      return confirmStep(trx, row, { do: step, sent }, { ...taken, minutes })
    case 'disburse':
      if (row.state === 'disbursed') return confirmStep(trx, row, { do: step, sent }, { ...taken, minutes })
      return stepWithdrawal(trx, row, step, { ...taken, sent })
    default:
      return stepWithdrawal(trx, row, step, taken)
  }
}
