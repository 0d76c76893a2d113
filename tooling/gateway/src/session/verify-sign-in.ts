import type { CallRequest, calls } from '@saola/protocol'
import { plainCapitals } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { Services } from '../services/services.ts'
import { checkAuthenticator } from '../accounts/authenticator/check-authenticator.ts'
import { isGuarded } from '../accounts/authenticator/guard-store.ts'
import { countOf, readGuesser, type Guesser } from '../accounts/guesses/guesser.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from '../accounts/guesses/take-guess.ts'
import { useCode } from '../accounts/codes/verification-codes.ts'
import { contactsOf, recipientOf } from './challenged-contacts.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { findById } from '../accounts/sign-in-account-store.ts'
import { startSession } from '../accounts/start-session.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import {
  closeChallenge,
  codePurposeOf,
  findChallenge,
  takeTry,
  type Challenge,
} from '../accounts/access/challenge-store.ts'

type Answer = CallRequest<typeof calls.session.loginVerification>

/** The second proof of a sign-in from a new address (session 12); the address is registered by it. */
export const verifySignIn: Handler<typeof calls.session.loginVerification> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `challenge:address:${network}`, limits.signInPerAddress)
  const challenge = await findChallenge(services, input.challenge, input.way)
  const guesser = await readGuesser(context, challenge.accountId, input.loginDeviceId)
  // A new challenge costs only the password, so that guesses are counted for the account too (session 43).
  const guesses = `challenge:${challenge.accountId}:${countOf(guesser)}`
  await refuseGuessWait(services, guesses)
  await takeTry(services, challenge)
  // Switched on since the challenge was opened, a guard counts for it too (session 38 and 46).
  const needsGuard = await isGuarded(services.db, challenge.accountId)
  if (needsGuard && input.way !== 'totp' && input.way !== 'passkey') throw new Fault('login.challenge.ended')
  await takeGuess(services, guesses)
  await prove(context, challenge, guesser).catch(async (error: unknown) => {
    const known = await findById(services.db, merchant.id, challenge.accountId)
    await noteFailedSignIn(context, { account: known, way: input.way })
    throw error
  })
  await closeChallenge(services, challenge)
  await clearGuesses(services, guesses)
  const account = await findById(services.db, merchant.id, challenge.accountId)
  // Its first proof is worth nothing after the account's access was ended (session 42).
  if (account?.access_ended_at !== challenge.accessEndedAt) throw new Fault('login.challenge.ended')
  if (account.active_flag !== 1) throw new Fault('us_forbidden_login_error')
  return startSession(services.db, account, context, input.loginDeviceId)
}

async function prove(
  { services, merchant, input: { way, answer } }: CallContext<Answer>,
  challenge: Challenge,
  guesser: Guesser,
): Promise<void> {
  if (way === 'sms' || way === 'email') {
    const purpose = codePurposeOf(challenge)
    const recipient = await recipientOf(services.db, challenge, way)
    const address = { merchantId: merchant.id, purpose, channel: way, recipient }
    return useCode(services, address, answer, guesser)
  }
  const isRight =
    way === 'totp' || way === 'passkey'
      ? await checkAuthenticator(services, challenge.accountId, answer)
      : await isHolder(services, challenge.accountId, answer)
  if (isRight) return
  throw new Fault('login.answer.wrong', { field: 'answer' })
}

async function isHolder(services: Services, accountId: number, answer: string): Promise<boolean> {
  const { bankAccountName = '' } = await contactsOf(services.db, accountId)
  return plainCapitals(bankAccountName) !== '' && plainCapitals(answer) === plainCapitals(bankAccountName)
}
