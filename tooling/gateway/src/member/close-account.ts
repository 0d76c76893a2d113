import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { closeIfEmpty } from './close-if-empty.ts'

/**
 * Closes a member's account for good (member 14): nobody signs in to it again and its sessions end. Refused, with each
 * reason named, while money, here or at a vendor, an open bet, a withdrawal on its way or an unpaid deposit is left.
 * Agents carry teams and contracts and ask customer service.
 */
export const closeAccount: Handler<typeof calls.member.closeAccount> = async (context) => {
  const { account, services, input } = context
  await requirePassword(context, input.password)
  const reasons = await closeIfEmpty(services, account.id)
  if (reasons.length > 0) throw new Fault('member.close.refused', { value: { reasons } })
  await tellOwner(context, 'closed')
}
