import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { requireInvitation } from './require-invitation.ts'

/** Says whether an invitation code is good, without saying whose it is. */
export const checkAffiliate: Handler<typeof calls.session.affiliate> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `invitation:address:${network}`, limits.invitationPerAddress)
  const { code } = await requireInvitation(services.db, merchant.id, input.code, services.now())
  return { affiliateCode: code }
}
