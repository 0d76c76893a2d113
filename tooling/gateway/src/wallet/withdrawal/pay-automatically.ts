import type { Services } from '../../services/services.ts'
import type { Job } from '../../services/job.ts'
import { jobPeriods } from '@saola/rules'
import { hasPayoutLock } from '../../accounts/payout-guard/payout-guard-store.ts'
import { readOwed } from '../debt-store.ts'
import { stepWithdrawal } from './move-withdrawal.ts'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { takeFromDay } from './marks/automatic-payout-store.ts'
import { automaticTermsOf } from './withdrawal-settings.ts'
import { listUnpaid, lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

/** How many withdrawals one run takes on at most; the next run goes on. */
const batch = 200

/**
 * Withdrawals without a mark and up to the merchant's automatic amount are approved and paid without a person, as long as the day's
 * sum of the member allows it (wallet 16, 44).
 */
export const payAutomatically: Job = {
  name: 'wallet.pay-automatically',
  everyMs: jobPeriods.payAutomatically,
  run: async (services) => {
    const rows = await listUnpaid(services.db, batch)
    let changed = 0
    for (const { id, settings } of rows) if (await payOne(services, id, settings)) changed += 1
    return changed
  },
}

function payOne(services: Services, id: number, settings: MerchantSettings): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, String(id))
    // Locked by its owner a moment ago (wallet 42).
    if (row && (await hasPayoutLock(trx, row.account_id))) return false
    if (row && (await readOwed(trx, row.account_id)) > 0) return false
    if (row?.state === 'in_process' && row.marks.length === 0)
      return approve(trx, row, settings, services.now())
    if (row?.state !== 'approved') return false
    await stepWithdrawal(trx, row, 'disburse', { who: 'bank', now: services.now() })
    return true
  })
}

/** Approves what the day's sum still has room for; what it has not waits for a person, marked. */
async function approve(
  trx: Database,
  row: WithdrawalRow,
  settings: MerchantSettings,
  now: number,
): Promise<boolean> {
  const { account_id: accountId, amount } = row
  const { perDay: most } = automaticTermsOf(settings)
  if (await takeFromDay(trx, { accountId, amount, at: now, most })) {
    await stepWithdrawal(trx, row, 'approve', { who: 'clock', now })
  } else {
    await updateWithdrawal(trx, row.id, { marks: ['day_sum'] })
  }
  return true
}
