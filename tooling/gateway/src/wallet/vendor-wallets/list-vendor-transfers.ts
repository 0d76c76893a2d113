import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeTransfer } from './describe-transfer.ts'
import { listVendorNames } from './vendor-name-store.ts'
import { listPage } from '../money-act-store.ts'

/** The member's transfers between wallets, newest first. */
export const listVendorTransfers: Handler<typeof calls.wallet.transfers> = async ({
  account,
  services,
  input,
  language,
}) => {
  const { rows, totalCount } = await listPage(services.db, 'vendor_transfer', account.id, {
    number: input.pageNo,
    size: input.pageSize,
  })
  const names = await listVendorNames(services.db, language)
  return { list: rows.map((row) => describeTransfer(row, names(row.vendor_code))), totalCount }
}
