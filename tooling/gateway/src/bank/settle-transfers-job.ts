import { sql } from 'kysely'
import { transferSettlement, type TransferOutcome } from '@saola/rules'
import type { MerchantSettings } from '../db/schema.ts'
import type { House } from '../house.ts'
import type { Job } from '../jobs/job.ts'
import { lockTransfer, settleTransfer } from './settle-transfer.ts'

/** How many transfers one run takes on at most; the next run goes on. */
const batch = 200

/** Whether money with a memo but another amount, late or twice reaches its owner without a person. */
export function creditsOthers(settings: Pick<MerchantSettings, 'deposit'>): boolean {
  return settings.deposit.creditOthers ?? true
}

/** Money that came with a known memo but not as it was awaited is credited in full to the memo's owner. */
export const settleTransfers: Job = {
  name: 'wallet.settle-transfers',
  everySeconds: 5,
  run: async (house) => {
    const rows = await house.db
      .selectFrom('bank_transfer')
      .innerJoin('deposit', 'deposit.id', 'bank_transfer.deposit_id')
      .innerJoin('account', 'account.id', 'deposit.account_id')
      .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
      .select([
        'bank_transfer.bank_reference',
        'bank_transfer.outcome',
        'deposit.account_id',
        'merchant.settings',
      ])
      .where('bank_transfer.state', '=', 'waiting')
      // Merchants that look first keep theirs: they must not stand before the others.
      .where(
        sql<boolean>`coalesce((merchant.settings #>> '{deposit,creditOthers}')::boolean, true)`,
        '=',
        true,
      )
      .orderBy('bank_transfer.id')
      .limit(batch)
      .execute()
    let changed = 0
    for (const { bank_reference: reference, outcome, account_id: accountId, settings } of rows) {
      // The table's check constraint knows the same five words.
      if (transferSettlement(outcome as TransferOutcome, creditsOthers(settings)) !== 'credit') continue
      if (await creditOwner(house, reference, accountId)) changed += 1
    }
    return changed
  },
}

function creditOwner(house: House, reference: string, accountId: number): Promise<boolean> {
  return house.db.transaction().execute(async (trx) => {
    const row = await lockTransfer(trx, reference)
    if (row?.state !== 'waiting') return false
    await settleTransfer(trx, row, { settlement: { to: 'account', accountId }, now: house.now() })
    return true
  })
}
