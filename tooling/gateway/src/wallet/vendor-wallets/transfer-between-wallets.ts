import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { moveBetweenWallets } from './ask-vendor.ts'
import { describeTransfer } from './describe-transfer.ts'
import { hasSingleWallet } from './has-single-wallet.ts'
import { listVendorNames } from './vendor-name-store.ts'

/** Moves money to or from a vendor. With a single wallet money can still be taken out, but no longer be put in. */
export const transferBetweenWallets: Handler<typeof calls.wallet.transfer> = async (context) => {
  const { account, services, input, merchant } = context
  if (input.direction === 'in' && hasSingleWallet(merchant.settings))
    throw new Fault('function.not.available')
  if (!services.vendorWallets.has(input.vassalage)) {
    throw new Fault('request_param_err', { field: 'vassalage', params: { field: 'vassalage' } })
  }
  const wanted = {
    accountId: account.id,
    vendorCode: input.vassalage,
    direction: input.direction,
    amount: input.amount,
    idempotencyKey: context.idempotencyKey,
  }
  // Money may come back from a vendor during a break, it may not go to play.
  const guarded = { accountId: account.id, now: services.now() }
  const row = await moveBetweenWallets(services, wanted, async (trx) => {
    if (input.direction === 'in') await requireOpenFor(trx, 'bet', guarded)
  })
  const names = await listVendorNames(services.db, context.language)
  return describeTransfer(row, names(row.vendor_code))
}
