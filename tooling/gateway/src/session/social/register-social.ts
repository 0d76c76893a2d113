import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { registerBy } from '../registration/register-by.ts'
import { deleteTicket, findTicket, insertSocialAccount, type SocialProvider } from './social-store.ts'

/** Opens the account of a ticket, with a name of the operator's making. */
export const registerSocial: Handler<typeof calls.session.socialRegister> = async (context) => {
  const { services, merchant, input } = context
  const ticket = await findTicket(services.db, merchant.id, input.ticket, services.now())
  if (!ticket) throw new Fault('login.challenge.ended')
  const provider: SocialProvider = ticket.provider === 'google' ? 'google' : 'facebook'
  const name = `${provider.slice(0, 2)}${services.randomBytes(5).toString('hex')}`
  return registerBy(provider, context, {
    name,
    also: async (trx, accountId) => {
      if (!(await deleteTicket(trx, input.ticket))) throw new Fault('login.challenge.ended')
      const isNew = await insertSocialAccount(trx, {
        merchantId: merchant.id,
        provider,
        subject: ticket.subject,
        accountId,
        now: services.now(),
      })
      // Of two tickets of one person the second opens nothing.
      if (!isNew) throw new Fault('login.challenge.ended')
    },
  })
}
