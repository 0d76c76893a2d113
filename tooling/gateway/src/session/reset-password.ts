import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { Fault } from '../http/fault.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { refuseWeakPassword } from '../member/refuse-weak-password.ts'
import { messageText } from '../http/messages.ts'
import { sendCode, sendInsteadOfCode, useCode } from '../outbox/verification-codes.ts'
import { limits } from './limits.ts'
import { readEmail } from './read-email.ts'
import { signInKey, signInName } from './login.ts'
import { requirePhone } from './login-by-sms.ts'
import { hashPassword } from './password.ts'
import { endOtherSessions, findByEmail, findByMobile } from './session-store.ts'

/** Sends a code for a new password to a phone, whether or not somebody has it. */
export const sendResetSms: Handler<typeof calls.session.smsReset> = async (context) => {
  const { house, merchant, input, ip, language } = context
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  const recipient = requirePhone(input.mobileNum)
  return sendCode(house, {
    merchantId: merchant.id,
    purpose: 'reset',
    channel: 'sms',
    recipient,
    language,
    proof: input.captchaToken,
  })
}

/**
 * Sends a code for a new password to a mailbox (specification 7). Where name and address do not belong together the
 * mailbox gets a mail that says so: the answer, its time and every later refusal are the same. A merchant may let it be
 * told at once (specification 8, "Username/Email does not exist").
 */
export const forgotByEmail: Handler<typeof calls.session.forgotByEmail> = async (context) => {
  const { house, merchant, input, ip, language } = context
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  const recipient = readEmail(input.email, language)
  await takeAttempt(house, `code:mail:${merchant.id}:${recipient}`, limits.codesPerRecipient)
  const account = await findByEmail(house.db, merchant.id, recipient)
  const isOwner = account?.name === signInName(input.username)
  if (!isOwner && merchant.settings.signIn?.mayTellWhoExists === true) {
    throw new Fault('USER_NOT_EXIST', { field: 'email' })
  }
  const delivery = {
    merchantId: merchant.id,
    purpose: 'reset',
    channel: 'email',
    recipient,
    language,
  } as const
  if (isOwner) await sendCode(house, { ...delivery, accountId: account?.id })
  else {
    await sendInsteadOfCode(house, delivery, {
      title: messageText(language, 'session.reset_none.title'),
      content: messageText(language, 'session.reset_none.content'),
    })
  }
}

/** Sets a new password with a code from an SMS; every session of the account ends. */
export const resetBySms: Handler<typeof calls.session.resetBySms> = async (context) => {
  const { house, merchant, input, ip } = context
  await takeAttempt(house, `sign-in:address:${ip}`, limits.signInPerAddress)
  const recipient = requirePhone(input.mobileNum)
  refuseWeakPassword(context, input.newPassword)
  const address = { merchantId: merchant.id, purpose: 'reset', channel: 'sms', recipient } as const
  await useCode(house, address, input.verificationCode)
  const account = await findByMobile(house.db, merchant.id, recipient)
  if (!account) throw new Fault('social.account.missing')
  await setPassword(house, { ...account, merchantId: merchant.id }, input.newPassword)
}

/** Sets a new password with a code from a mail; every session of the account ends. */
export const resetByEmail: Handler<typeof calls.session.resetByEmail> = async (context) => {
  const { house, merchant, input, ip } = context
  await takeAttempt(house, `sign-in:address:${ip}`, limits.signInPerAddress)
  const recipient = input.email.trim().toLowerCase()
  refuseWeakPassword(context, input.newPassword)
  const address = { merchantId: merchant.id, purpose: 'reset', channel: 'email', recipient } as const
  await useCode(house, address, input.verificationCode)
  const account = await findByEmail(house.db, merchant.id, recipient)
  if (account?.name !== signInName(input.username)) {
    throw new Fault('phone.invalid-verification-code', { field: 'verificationCode' })
  }
  await setPassword(house, { ...account, merchantId: merchant.id }, input.newPassword)
}

async function setPassword(
  house: House,
  { id, name, merchantId }: { id: number; name: string; merchantId: number },
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password, house.randomBytes)
  await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({
        password_hash: passwordHash,
        first_login: false,
        password_expired: false,
        password_changed_at: house.now(),
      })
      .where('id', '=', id)
      .execute()
    await endOtherSessions(trx, id, '')
  })
  // Whoever forgot the old password must not wait because of it.
  await house.limiter.forget(signInKey(merchantId, name))
}
