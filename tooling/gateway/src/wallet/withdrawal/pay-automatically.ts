import type { Services } from '../../services/services.ts'
import type { Job } from '../../services/job.ts'
import { jobPeriods } from '@saola/rules'
import { stepWithdrawal } from './move-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { listUnpaid, lockWithdrawal } from './withdrawal-store.ts'

/** How many withdrawals one run takes on at most; the next run goes on. */
const batch = 200

/** Withdrawals up to the merchant's automatic amount are approved and paid without a person. */
export const payAutomatically: Job = {
  name: 'wallet.pay-automatically',
  everyMs: jobPeriods.payAutomatically,
  run: async (services) => {
    const rows = await listUnpaid(services.db, batch)
    const automatic = rows.filter(
      ({ amount, settings }) => amount <= withdrawalSettingsOf(settings).automaticUpTo,
    )
    let changed = 0
    for (const { id } of automatic) if (await payOne(services, id)) changed += 1
    return changed
  },
}

function payOne(services: Services, id: number): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, String(id))
    if (row?.state === 'in_process') {
      await stepWithdrawal(trx, row, 'approve', { who: 'clock', now: services.now() })
      return true
    }
    if (row?.state !== 'approved') return false
    await stepWithdrawal(trx, row, 'disburse', { who: 'bank', now: services.now() })
    return true
  })
}
