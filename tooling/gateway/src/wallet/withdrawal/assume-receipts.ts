import type { Services } from '../../services/services.ts'
import type { Job } from '../../services/job.ts'
import { jobPeriods } from '@saola/rules'
import { atNow } from './as-disbursed.ts'
import { appendEvent } from './withdrawal-event-store.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { listUnanswered, lockWithdrawal, updateWithdrawal } from './withdrawal-store.ts'

/** How many withdrawals one run takes on at most; the next run goes on. */
const batch = 200

/** Disbursed withdrawals that nobody answered within the merchant's minutes count as received (wallet 19). */
export const assumeReceipts: Job = {
  name: 'wallet.assume-receipts',
  everyMs: jobPeriods.assumeReceipts,
  run: async (services) => {
    const now = services.now()
    const rows = await listUnanswered(services.db, batch)
    let changed = 0
    for (const { id, settings } of rows) {
      if (await assumeOne(services, id, now, withdrawalSettingsOf(settings).autoReceiptMinutes)) changed += 1
    }
    return changed
  },
}

function assumeOne(services: Services, id: number, now: number, minutes: number): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, String(id))
    const present = row && atNow(row, now, minutes)
    if (present === undefined || present.state === row?.confirmation) return false
    await updateWithdrawal(trx, id, { confirmation: present.state, received: present.received })
    await appendEvent(trx, id, present.state, { who: 'clock', now })
    return true
  })
}
