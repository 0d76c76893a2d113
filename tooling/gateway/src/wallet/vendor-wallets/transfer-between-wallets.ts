import type { calls } from '@saola/protocol'
import { findVendor } from '../../vendors/find-vendor.ts'
import { wholeUnits } from '../../vendors/units.ts'
import { requireVerified } from '../../accounts/identity/require-verified.ts'
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
  if (!(await services.vendorWallets(services.db)).has(input.vassalage)) {
    throw new Fault('request_param_err', { field: 'vassalage', params: { field: 'vassalage' } })
  }
  const vendor = await findVendor(services, input.vassalage)
  if (input.direction === 'in' && vendor?.isOn === false)
    throw new Fault('game.under.maintenance', { messageKey: 'games.under_maintenance' })
  if (wholeUnits(input.amount, vendor?.unit ?? 1) === undefined)
    throw new Fault('request_param_err', { field: 'amount', params: { field: 'amount' } })
  const wanted = {
    accountId: account.id,
    vendorCode: input.vassalage,
    direction: input.direction,
    amount: input.amount,
    idempotencyKey: context.idempotencyKey,
  }
  // Money may come back from a vendor during a break and without a verified identity, it may not go to play.
  const guarded = { accountId: account.id, now: services.now() }
  const row = await moveBetweenWallets(services, wanted, async (trx) => {
    if (input.direction !== 'in') return
    await requireOpenFor(trx, 'bet', guarded)
    await requireVerified(trx, 'play', { ...guarded, settings: merchant.settings })
  })
  const names = await listVendorNames(services.db, context.language)
  return describeTransfer(row, names(row.vendor_code))
}
