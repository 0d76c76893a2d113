import type { calls } from '@saola/protocol'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { getContacts, updateContact, type Contacts } from '../../accounts/contact-store.ts'
import { isFreshPlace } from '../../accounts/payout-guard/is-fresh-place.ts'
import { upsertPayoutWait } from '../../accounts/payout-guard/payout-guard-store.ts'
import { waitStart } from '../../accounts/payout-guard/require-payouts-open.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { maskEmail, maskMobile } from '../mask.ts'
import { readContact } from './read-contact.ts'

/**
 * Sets the phone number or mail address, proved by a code, the sign-in password and the authenticator where
 * it is on (member 19). One address belongs to one account of
 * a merchant. The addresses before it hear of the change.
 */
export const setContact: Handler<typeof calls.member.setContact> = async (context) => {
  const { account, services, merchant, input } = context
  const recipient = readContact(context)
  await requirePassword(context, input.password)
  const address = { merchantId: merchant.id, channel: input.channel, recipient }
  const guesser = { place: context.network, isAtHome: true }
  await useCode(services, { ...address, purpose: 'contact' }, input.verificationCode, guesser, () =>
    requireCodeWhereOn(services, services.db, account.id, input.code),
  )
  const before = await getContacts(services.db, account.id)
  const now = services.now()
  const waits = await changesOwner(context, before, recipient)
  await services.db.transaction().execute(async (trx) => {
    if (!(await updateContact(trx, account.id, address, now))) {
      throw new Fault('member.contact.taken', { field: 'contact' })
    }
    const shown = input.channel === 'email' ? maskEmail : maskMobile
    const replaced = input.channel === 'email' ? before.email : before.mobile
    await appendEvent(trx, {
      merchantId: merchant.id,
      at: now,
      kind: 'account.contact-changed',
      actor: 'account',
      accountId: account.id,
      subject: input.channel,
      before: { contact: replaced === null ? null : shown(replaced) },
      after: { contact: shown(recipient) },
    })
    if (waits) await upsertPayoutWait(trx, account.id, 'contact', now)
  })
  await tellOwner(context, 'contact', before)
}

/**
 * Whether payouts wait for it (wallet 41): another address in the place of one, or a further one from a place where the account was
 * never before. The first address of an account takes nobody's place.
 */
async function changesOwner(
  context: CallContext<{ channel: 'sms' | 'email' }>,
  { email, mobile }: Pick<Contacts, 'email' | 'mobile'>,
  recipient: string,
): Promise<boolean> {
  const { services, merchant, input } = context
  const replaced = input.channel === 'email' ? email : mobile
  if (replaced !== null) return replaced !== recipient
  if (email === null && mobile === null) return false
  return isFreshPlace(services.db, context, waitStart(merchant.settings, services.now()))
}
