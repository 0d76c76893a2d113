import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeTransfer } from './describe-transfer.ts'
import { listVendorNames } from './vendor-name-store.ts'
import { pageAt } from '../../http/page-store.ts'
import { listPage } from '../money-act-store.ts'

/** The member's transfers between wallets, newest first. */
export const listVendorTransfers: Handler<typeof calls.wallet.transfers> = async ({
  account,
  services,
  input,
  language,
}) => {
  const { rows, totalCount, asOf } = await listPage(
    services.db,
    'vendor_transfer',
    account.id,
    pageAt(input.pageNo, input.pageSize, input.asOf),
  )
  const names = await listVendorNames(services.db, language)
  return { list: rows.map((row) => describeTransfer(row, names(row.vendor_code))), totalCount, asOf }
}
