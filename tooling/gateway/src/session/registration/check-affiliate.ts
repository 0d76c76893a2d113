import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { findInviter } from './inviter-store.ts'
import { limits } from '../../accounts/attempt-limits.ts'

/** Says whether an invitation code is good, without saying whose it is. */
export const checkAffiliate: Handler<typeof calls.session.affiliate> = async (context) => {
  const { services, merchant, input, ip } = context
  await takeAttempt(services, `invitation:address:${ip}`, limits.invitationPerAddress)
  const inviter = await findInviter(services.db, merchant.id, input.code)
  if (!inviter) throw new Fault('register.invitation.invalid', { field: 'affiliateCode' })
  return { affiliateCode: inviter.code }
}
