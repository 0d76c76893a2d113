import type { calls } from '@saola/protocol'
import { plainCapitals, type SignInWay } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { checkAuthenticator } from '../member/check-authenticator.ts'
import { sendCode, useCode } from '../outbox/verification-codes.ts'
import { contactsOf } from './enter-account.ts'
import { limits } from './limits.ts'
import { findById, startSession } from './session-store.ts'
import { closeChallenge, findChallenge, takeTry, type Challenge } from './sign-in-challenge.ts'

/** Sends the code of a challenge to the account's own phone or mailbox. */
export const sendChallengeCode: Handler<typeof calls.session.verificationCode> = async (context) => {
  const { house, merchant, input, ip, language } = context
  await takeAttempt(house, `challenge-code:address:${ip}`, limits.codesPerAddress)
  const challenge = await findChallenge(house, input.challenge, input.way)
  const recipient = await recipientOf(house, challenge, input.way)
  return sendCode(house, {
    merchantId: merchant.id,
    accountId: challenge.accountId,
    purpose: `challenge:${challenge.idHash.slice(0, 16)}`,
    channel: input.way,
    recipient,
    language,
    proof: input.captchaToken,
  })
}

/** The second proof of a sign-in from a new address (specification 4); the address is registered by it. */
export const verifySignIn: Handler<typeof calls.session.loginVerification> = async (context) => {
  const { house, merchant, input, ip } = context
  await takeAttempt(house, `challenge:address:${ip}`, limits.signInPerAddress)
  const challenge = await findChallenge(house, input.challenge, input.way)
  // A new challenge costs only the password, so that guesses are counted for the account too.
  const accountKey = `challenge:account:${challenge.accountId}`
  await takeAttempt(house, accountKey, limits.challengePerAccount)
  await takeTry(house, challenge)
  await prove(house, merchant.id, challenge, input.way, input.answer)
  await closeChallenge(house, challenge)
  await house.limiter.forget(accountKey)
  const account = await findById(house.db, merchant.id, challenge.accountId)
  if (!account) throw new Fault('login.challenge.ended')
  if (account.active_flag !== 1) throw new Fault('us_forbidden_login_error')
  return startSession(house.db, account, context, input.loginDeviceId)
}

async function prove(
  house: House,
  merchantId: number,
  challenge: Challenge,
  way: SignInWay,
  answer: string,
): Promise<void> {
  if (way === 'sms' || way === 'email') {
    const purpose = `challenge:${challenge.idHash.slice(0, 16)}` as const
    const recipient = await recipientOf(house, challenge, way)
    return useCode(house, { merchantId, purpose, channel: way, recipient }, answer)
  }
  const isRight =
    way === 'totp'
      ? await checkAuthenticator(house.db, challenge.accountId, answer, house.now())
      : await isHolder(house, challenge.accountId, answer)
  if (isRight) return
  throw new Fault('login.answer.wrong', { field: 'answer' })
}

async function isHolder(house: House, accountId: number, answer: string): Promise<boolean> {
  const { bankAccountName = '' } = await contactsOf(house.db, accountId)
  return plainCapitals(bankAccountName) !== '' && plainCapitals(answer) === plainCapitals(bankAccountName)
}

async function recipientOf(house: House, challenge: Challenge, way: 'sms' | 'email'): Promise<string> {
  const contacts = await contactsOf(house.db, challenge.accountId)
  const recipient = way === 'sms' ? contacts.mobile : contacts.email
  if (recipient === undefined) throw new Fault('login.challenge.ended')
  return recipient
}
