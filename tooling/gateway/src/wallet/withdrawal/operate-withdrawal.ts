import * as z from 'zod/mini'
import { withdrawalSteps } from '@saola/rules'
import type { Database } from '../../db/open-database.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant, type Merchant } from '../../http/merchant.ts'
import type { House } from '../../house.ts'
import { confirmStep } from './answer-withdrawal.ts'
import { stepWithdrawal } from './move-withdrawal.ts'
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

/** What the house's people and its bank do with a withdrawal. */
export const withdrawalOperation = z.strictObject({
  merchant: z.string(),
  withdrawalId: z.string(),
  step: z.enum([...withdrawalSteps.filter((step) => step !== 'cancel'), 'force']),
  /** Plain words or a message key; the member reads it. */
  reason: z.optional(z.string().check(z.maxLength(200))),
  /** With `disburse`: what has been sent so far, when it is not all. */
  sent: z.optional(z.int().check(z.positive())),
})
type Operation = z.infer<typeof withdrawalOperation>

/** Takes one step of the house: approve, reject, disburse in whole or in part, fail, or force a receipt. */
export async function operateWithdrawal(
  house: House,
  wanted: Operation,
): Promise<Pick<WithdrawalRow, 'id' | 'state' | 'confirmation'>> {
  const merchant = await findMerchant(house, wanted.merchant)
  return house.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, wanted.withdrawalId)
    if (!row || !(await isOf(trx, row, merchant))) throw new Fault('not_found')
    const done = await take(trx, row, { house, merchant, wanted })
    return { id: done.id, state: done.state, confirmation: done.confirmation }
  })
}

async function take(
  trx: Database,
  row: WithdrawalRow,
  { house, merchant, wanted }: { house: House; merchant: Merchant; wanted: Operation },
): Promise<WithdrawalRow> {
  const { step, reason, sent = row.amount } = wanted
  const by = { house, merchant, language: 'VI', who: 'house' } as const
  if (step === 'force') return confirmStep(trx, row, { do: 'force' }, by)
  const stepped = await stepWithdrawal(trx, row, step, {
    who: step === 'disburse' || step === 'fail' ? 'bank' : 'house',
    now: house.now(),
    ...(reason !== undefined && { reason }),
  })
  if (step !== 'disburse' || sent === row.amount) return stepped
  // A part is never counted as the whole by the clock: the house says at once what is still to come.
  return confirmStep(trx, stepped, { do: 'partly', received: sent, remaining: row.amount - sent }, by)
}

async function isOf(trx: Database, row: WithdrawalRow, merchant: Merchant): Promise<boolean> {
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', row.account_id)
    .where('merchant_id', '=', merchant.id)
    .executeTakeFirst()
  return owner !== undefined
}
