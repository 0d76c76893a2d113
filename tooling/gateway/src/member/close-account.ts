import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { endAllSessions } from '../accounts/session-store.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { countVendorEvents, listCloseRefusals, lockMoneyOf, updateToClosed } from './closing-store.ts'
import { holdsMoneyAtVendors } from './holds-money-at-vendors.ts'

/**
 * Closes a member's account for good (member 14): nobody signs in to it again and its sessions end. Refused, with each
 * reason named, while money, here or at a vendor, an open bet, a withdrawal on its way or an unpaid deposit is left.
 * Agents carry teams and contracts and ask customer service.
 */
export const closeAccount: Handler<typeof calls.member.closeAccount> = async (context) => {
  const { account, services, input } = context
  await requirePassword(context, input.password)
  // A vendor is asked before the locks, which nobody should wait for meanwhile; what it says is good while nothing happens.
  const eventsBefore = await countVendorEvents(services.db, account.id)
  const isHeldElsewhere = await holdsMoneyAtVendors(services, account.id)
  await services.db.transaction().execute(async (trx) => {
    // Money moves under a lock of its ledger account, so what is true after these locks stays true until the end.
    await lockMoneyOf(trx, account.id)
    const found = await listCloseRefusals(trx, account.id, services.now())
    const isHeldMeanwhile = (await countVendorEvents(trx, account.id)) !== eventsBefore
    const reasons = isHeldElsewhere || isHeldMeanwhile ? [...new Set(['balance' as const, ...found])] : found
    if (reasons.length > 0) throw new Fault('member.close.refused', { value: { reasons } })
    await updateToClosed(trx, account.id, services.now())
    await endAllSessions(trx, account.id)
  })
  await tellOwner(context, 'closed')
}
