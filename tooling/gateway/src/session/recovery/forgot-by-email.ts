import type { calls } from '@saola/protocol'
import { signInName } from '@saola/rules'
import { limits } from '../../accounts/attempt-limits.ts'
import { sendCode, sendInsteadOfCode } from '../../accounts/codes/verification-codes.ts'
import { readEmail } from '../../accounts/read-email.ts'
import { findByNameAndEmail } from '../../accounts/sign-in-account-store.ts'
import { requireCaptcha } from '../captcha/captcha-store.ts'
import { Fault } from '../../http/fault.ts'
import { messageText } from '../../http/messages.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'

/**
 * Sends a code for a new password to a mailbox (session 22). Where name and address do not belong together the
 * mailbox gets a mail that says so: the answer, its time and every later refusal are the same. A merchant may let it be
 * told at once (session 23).
 */
export const forgotByEmail: Handler<typeof calls.session.forgotByEmail> = async (context) => {
  const { services, merchant, input, network, language } = context
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  const recipient = readEmail(input.email, language)
  await takeAttempt(services, `code:mail:${merchant.id}:${recipient}`, limits.codesPerRecipient)
  const name = signInName(input.username)
  const account = await findByNameAndEmail(services.db, merchant.id, name, recipient)
  const isOwner = account !== undefined
  if (!isOwner && merchant.settings.signIn?.mayTellWhoExists === true) {
    throw new Fault('USER_NOT_EXIST', { field: 'email' })
  }
  const delivery = {
    merchantId: merchant.id,
    purpose: 'reset',
    channel: 'email',
    recipient,
    language,
    network,
    requireCaptcha: () => requireCaptcha(context, input.captcha),
  } as const
  if (isOwner) await sendCode(services, { ...delivery, accountId: account.id })
  else {
    await sendInsteadOfCode(services, delivery, {
      title: messageText(language, 'session.reset_none.title'),
      content: messageText(language, 'session.reset_none.content'),
    })
  }
}
