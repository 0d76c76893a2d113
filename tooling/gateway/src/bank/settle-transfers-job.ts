import { transferSettlement } from '@saola/rules'
import { creditsOthers } from '../wallet/deposits/credits-others.ts'
import type { Services } from '../services/services.ts'
import type { Job } from '../services/job.ts'
import { jobPeriods } from '@saola/rules'
import { listWaiting, updateHeld } from './bank-transfer-store.ts'
import { findHold } from './find-hold.ts'
import { tellHeld } from './hold-transfer.ts'
import { lockTransfer, settleTransfer } from './settle-transfer.ts'

/** How many transfers one run takes on at most; the next run goes on. */
const batch = 200

/** Money that came with a known memo but not as it was awaited is credited in full to the memo's owner, if the account may have it. */
export const settleTransfers: Job = {
  name: 'wallet.settle-transfers',
  everyMs: jobPeriods.settleTransfers,
  run: async (services) => {
    const rows = await listWaiting(services.db, batch)
    let changed = 0
    for (const { bank_reference: reference, outcome, account_id: accountId, settings } of rows) {
      if (transferSettlement(outcome, creditsOthers(settings)) !== 'credit') continue
      if (await creditOwner(services, reference, accountId)) changed += 1
    }
    return changed
  },
}

function creditOwner(services: Services, reference: string, accountId: number): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const row = await lockTransfer(trx, reference)
    if (row?.state !== 'waiting' || row.held !== null) return false
    const now = services.now()
    const { amount } = row
    const held = await findHold(trx, { accountId, amount, now })
    if (held) {
      await updateHeld(trx, row.id, held)
      await tellHeld(trx, { accountId, held, reference, amount, now })
    } else {
      await settleTransfer(trx, row, { settlement: { to: 'account', accountId }, now })
    }
    return true
  })
}
