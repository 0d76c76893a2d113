import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { sendCode, useCode } from '../outbox/verification-codes.ts'
import { limits } from '../session/limits.ts'
import { readEmail } from '../session/read-email.ts'
import { requirePhone } from '../session/login-by-sms.ts'
import { requireOwnAccount } from './require-own-account.ts'
import { requirePassword } from './require-password.ts'
import { tellOwner, type OwnerAddress } from './tell-owner.ts'

/** Sends a code to a new address. Whether somebody has it already is told to nobody who cannot read it. */
export const sendContactCode: Handler<typeof calls.member.contactCode> = async (context) => {
  const { account, house, merchant, input, ip, language } = context
  requireOwnAccount(account)
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  await takeAttempt(house, `contact-code:account:${account.id}`, limits.codesPerRecipient)
  return sendCode(house, {
    merchantId: merchant.id,
    purpose: 'contact',
    channel: input.channel,
    recipient: readContact(context),
    language,
    ...(input.captchaToken && { proof: input.captchaToken }),
  })
}

/**
 * Sets the phone number or mail address, proved by a code and the sign-in password. One address belongs to one account of
 * a merchant. The address before it hears of the change.
 */
export const setContact: Handler<typeof calls.member.setContact> = async (context) => {
  const { account, house, merchant, input } = context
  requireOwnAccount(account)
  const recipient = readContact(context)
  await requirePassword(context, input.password)
  const address = { merchantId: merchant.id, channel: input.channel, recipient }
  await useCode(house, { ...address, purpose: 'contact' }, input.verificationCode)
  const before = await addressBefore(context)
  const now = house.now()
  await house.db
    .updateTable('account')
    .set(
      input.channel === 'sms'
        ? { mobile: recipient, mobile_verified_at: now }
        : { email: recipient, email_verified_at: now },
    )
    .where('id', '=', account.id)
    .execute()
    .catch((error: unknown) => {
      if (isTaken(error)) throw new Fault('member.contact.taken', { field: 'contact' })
      throw error
    })
  await tellOwner(context, 'contact', before)
}

/** A phone number in E.164, or a mail address in lower case; anything else is refused at its field. */
function readContact({
  input,
  language,
}: CallContext<{ channel: 'sms' | 'email'; contact: string }>): string {
  if (input.channel === 'sms') return requirePhone(input.contact, 'contact')
  return readEmail(input.contact, language, 'contact')
}

/** Where the owner was reached before this change: the same channel, or whatever there was. */
async function addressBefore({
  account,
  house,
  input,
}: CallContext<{ channel: 'sms' | 'email' }>): Promise<OwnerAddress | undefined> {
  const { email, mobile } = await house.db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  const known: OwnerAddress[] = []
  if (email !== null) known.push({ channel: 'email', recipient: email })
  if (mobile !== null) known.push({ channel: 'sms', recipient: mobile })
  return known.find(({ channel }) => channel === input.channel) ?? known[0]
}

/** PostgreSQL's unique violation. */
function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}
