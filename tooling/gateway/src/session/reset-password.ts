import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { Fault } from '../http/fault.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { refuseWeakPassword } from '../member/refuse-weak-password.ts'
import { tellOwner } from '../member/tell-owner.ts'
import { messageText } from '../http/messages.ts'
import { sendCode, sendInsteadOfCode, useCode } from '../outbox/verification-codes.ts'
import { limits } from './limits.ts'
import { readEmail } from './read-email.ts'
import { signInKey, signInName } from './login.ts'
import { requirePhone } from './login-by-sms.ts'
import type { Visit } from './known-places.ts'
import { hashPassword } from './password.ts'
import { endOtherSessions, findByEmail, findByProvedMobile } from './session-store.ts'

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
  const account = await findByProvedMobile(house.db, merchant.id, recipient)
  if (!account) throw new Fault('social.account.missing')
  await setPassword(context, account, input.newPassword)
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
  await setPassword(context, account, input.newPassword)
}

/** The password of an account that is signed in nowhere afterwards; its owner hears of it. */
async function setPassword(
  { house, merchant, language, ip, userAgent, region }: Visit,
  { id, name }: { id: number; name: string },
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
  await house.limiter.forget(signInKey(merchant.id, name))
  const visit = { house, merchant, language, ip, userAgent, region, account: { id } }
  const told = tellOwner(visit, 'password_reset')
  // The password is set by now; a notice that got lost does not undo it.
  await told.catch((error: unknown) => console.error('[new password]', error))
}
