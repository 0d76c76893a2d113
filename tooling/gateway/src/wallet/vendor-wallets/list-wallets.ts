import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeTransfer } from './transfer-store.ts'
import { vendorNames } from './vendor-names.ts'

/** What the member has at each vendor now; a vendor that cannot be asked has no balance. */
export const getVendorBalances: Handler<typeof calls.wallet.vendorBalances> = async ({
  account,
  house,
  language,
}) => {
  const names = await vendorNames(house.db, language)
  const pending = await house.db
    .selectFrom('vendor_transfer')
    .select(['vendor_code', 'amount'])
    .where('account_id', '=', account.id)
    .where('state', '=', 'pending')
    .execute()
  const list = await Promise.all(
    [...house.vendorWallets].map(async ([code, wallet]) => {
      const balance = await wallet.balanceOf(String(account.id)).catch(() => undefined)
      return {
        vassalage: code,
        vendorName: names(code),
        ...(balance === undefined ? {} : { balance }),
        pending: pending
          .filter((row) => row.vendor_code === code)
          .reduce((sum, { amount }) => sum + amount, 0),
      }
    }),
  )
  return { list, asOf: house.now() }
}

/** The member's transfers between wallets, newest first. */
export const listVendorTransfers: Handler<typeof calls.wallet.transfers> = async ({
  account,
  house,
  input,
  language,
}) => {
  const own = house.db.selectFrom('vendor_transfer').where('account_id', '=', account.id)
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const names = await vendorNames(house.db, language)
  return { list: rows.map((row) => describeTransfer(row, names(row.vendor_code))), totalCount: Number(count) }
}
