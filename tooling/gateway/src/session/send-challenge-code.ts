import type { calls } from '@saola/protocol'
import { limits } from '../accounts/attempt-limits.ts'
import { sendCode } from '../accounts/codes/verification-codes.ts'
import { requireCaptcha } from './captcha/captcha-store.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { codePurposeOf, findChallenge } from '../accounts/access/challenge-store.ts'
import { recipientOf } from './challenged-contacts.ts'

/** Sends the code of a challenge to the account's own phone or mailbox. */
export const sendChallengeCode: Handler<typeof calls.session.verificationCode> = async (context) => {
  const { services, merchant, input, network, language } = context
  await takeAttempt(services, `challenge-code:address:${network}`, limits.codesPerAddress)
  const challenge = await findChallenge(services, input.challenge, input.way)
  const recipient = await recipientOf(services.db, challenge, input.way)
  return sendCode(services, {
    merchantId: merchant.id,
    accountId: challenge.accountId,
    purpose: codePurposeOf(challenge),
    channel: input.way,
    recipient,
    language,
    network,
    requireCaptcha: () => requireCaptcha(context, input.captcha),
    proof: input.captchaToken,
  })
}
