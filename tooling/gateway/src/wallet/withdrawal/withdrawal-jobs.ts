import { withdrawalAt } from '@saola/rules'
import type { House } from '../../house.ts'
import type { Job } from '../../jobs/job.ts'
import { stepWithdrawal } from './move-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { lockWithdrawal, noteEvent } from './withdrawal-store.ts'

/** How many withdrawals one run takes on at most; the next run goes on. */
const batch = 200

/** Disbursed withdrawals that nobody answered within the merchant's minutes count as received (specification 4). */
export const assumeReceipts: Job = {
  name: 'wallet.assume-receipts',
  everySeconds: 20,
  run: async (house) => {
    const now = house.now()
    const rows = await house.db
      .selectFrom('withdrawal')
      .innerJoin('account', 'account.id', 'withdrawal.account_id')
      .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
      .select(['withdrawal.id', 'merchant.settings'])
      .where('withdrawal.confirmation', '=', 'disbursed')
      .orderBy('withdrawal.disbursed_at')
      .limit(batch)
      .execute()
    let changed = 0
    for (const { id, settings } of rows) {
      if (await assumeOne(house, id, now, withdrawalSettingsOf(settings).autoReceiptMinutes)) changed += 1
    }
    return changed
  },
}

function assumeOne(house: House, id: number, now: number, minutes: number): Promise<boolean> {
  return house.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, String(id))
    if (!row || row.disbursed_at === null || row.confirmation === null) return false
    const { amount, disbursed_at: disbursedAt, received, confirmation } = row
    const present = withdrawalAt({ amount, disbursedAt, state: confirmation, received }, now, minutes)
    if (present.state === confirmation) return false
    await trx
      .updateTable('withdrawal')
      .set({ confirmation: present.state, received: present.received })
      .where('id', '=', id)
      .execute()
    await noteEvent(trx, { withdrawal_id: id, state: 'assumed_received', at: now, by: 'clock' })
    return true
  })
}

/** Withdrawals up to the merchant's automatic amount are approved and paid without a person. */
export const payAutomatically: Job = {
  name: 'wallet.pay-automatically',
  everySeconds: 5,
  run: async (house) => {
    const rows = await house.db
      .selectFrom('withdrawal')
      .innerJoin('account', 'account.id', 'withdrawal.account_id')
      .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
      .select(['withdrawal.id', 'withdrawal.amount', 'merchant.settings'])
      .where('withdrawal.state', 'in', ['in_process', 'approved'])
      .orderBy('withdrawal.id')
      .limit(batch)
      .execute()
    const automatic = rows.filter(
      ({ amount, settings }) => amount <= withdrawalSettingsOf(settings).automaticUpTo,
    )
    let changed = 0
    for (const { id } of automatic) if (await payOne(house, id)) changed += 1
    return changed
  },
}

function payOne(house: House, id: number): Promise<boolean> {
  return house.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, String(id))
    if (row?.state === 'in_process') {
      await stepWithdrawal(trx, row, 'approve', { who: 'clock', now: house.now() })
      return true
    }
    if (row?.state !== 'approved') return false
    await stepWithdrawal(trx, row, 'disburse', { who: 'bank', now: house.now() })
    return true
  })
}
