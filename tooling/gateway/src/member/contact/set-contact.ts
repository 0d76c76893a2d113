import type { calls } from '@saola/protocol'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { getContacts, updateContact, type OwnerAddress } from '../../accounts/contact-store.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { readContact } from './read-contact.ts'

/**
 * Sets the phone number or mail address, proved by a code, the sign-in password and the authenticator where
 * it is on (member 19). One address belongs to one account of
 * a merchant. The address before it hears of the change.
 */
export const setContact: Handler<typeof calls.member.setContact> = async (context) => {
  const { account, services, merchant, input } = context
  const recipient = readContact(context)
  await requirePassword(context, input.password)
  const address = { merchantId: merchant.id, channel: input.channel, recipient }
  await useCode(services, { ...address, purpose: 'contact' }, input.verificationCode, () =>
    requireCodeWhereOn(services, services.db, account.id, input.code),
  )
  const before = await addressBefore(context)
  if (!(await updateContact(services.db, account.id, address, services.now()))) {
    throw new Fault('member.contact.taken', { field: 'contact' })
  }
  await tellOwner(context, 'contact', before)
}

/** Where the owner was reached before this change: the same channel, or whatever there was. */
async function addressBefore({
  account,
  services,
  input,
}: CallContext<{ channel: 'sms' | 'email' }>): Promise<OwnerAddress | undefined> {
  const { email, mobile } = await getContacts(services.db, account.id)
  const known: OwnerAddress[] = []
  if (email !== null) known.push({ channel: 'email', recipient: email })
  if (mobile !== null) known.push({ channel: 'sms', recipient: mobile })
  return known.find(({ channel }) => channel === input.channel) ?? known[0]
}
