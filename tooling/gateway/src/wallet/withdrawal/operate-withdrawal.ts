import * as z from 'zod/mini'
import { withdrawalSteps } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
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
})

/** Takes one step of the house: approve, reject, disburse, fail, or force a receipt. */
export async function operateWithdrawal(
  house: House,
  wanted: z.infer<typeof withdrawalOperation>,
): Promise<Pick<WithdrawalRow, 'id' | 'state' | 'confirmation'>> {
  const merchant = await findMerchant(house, wanted.merchant)
  return house.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, wanted.withdrawalId)
    if (!row) throw new Fault('not_found')
    const done =
      wanted.step === 'force'
        ? await confirmStep(trx, row, { do: 'force' }, { house, merchant, language: 'VI', who: 'house' })
        : await stepWithdrawal(trx, row, wanted.step, {
            who: wanted.step === 'disburse' || wanted.step === 'fail' ? 'bank' : 'house',
            now: house.now(),
            ...(wanted.reason !== undefined && { reason: wanted.reason }),
          })
    return { id: done.id, state: done.state, confirmation: done.confirmation }
  })
}
