import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import type { Services } from '../../services/services.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from '../guesses/take-guess.ts'
import { limits } from '../attempt-limits.ts'
import { checkAuthenticator } from './check-authenticator.ts'
import { isGuarded } from './guard-store.ts'

/**
 * Refuses a wrong code of the authenticator (or a recovery code, or a passkey's proof), and an account that nothing guards, which is
 * told by `missingKey`. Asked for last and
 * inside the transaction, so that an act which is refused for another reason costs no code.
 */
export async function requireAuthenticator(
  services: Services,
  trx: Database,
  { accountId, code, missingKey }: { accountId: number; code: string | undefined; missingKey: string },
): Promise<void> {
  if (!(await isGuarded(trx, accountId))) {
    throw new Fault('member.authenticator.off', { messageKey: missingKey })
  }
  // One that is missing is asked for and costs no attempt.
  if (code === undefined || code.trim() === '') {
    throw new Fault('member.authenticator.code', { field: 'code', messageKey: 'system.authenticator.needed' })
  }
  const key = `authenticator:account:${accountId}`
  const guesses = authenticatorGuessKey(accountId)
  const inside = { ...services, db: trx }
  await refuseGuessWait(inside, guesses)
  await takeAttempt(services, key, limits.passwordPerAccount)
  if (!(await checkAuthenticator(inside, accountId, code))) {
    // The refusal undoes the transaction, so the wrong code is counted beside it. Nobody waits for that: with one connection it
    // comes after the transaction.
    takeGuess(services, guesses).catch((error: unknown) => {
      // Another one has brought the wait meanwhile: the next answer is told of it.
      if (!(error instanceof Fault)) console.error('[authenticator]', error)
    })
    throw new Fault('member.authenticator.code', { field: 'code' })
  }
  await clearGuesses(inside, guesses)
  await services.limiter.forget(key)
}

/**
 * Refuses an act without a right code where an authenticator or a passkey guards the account (session 39 and 46); everybody else is asked nothing.
 * Inside the transaction of the act a code is used up only if the act is done.
 */
export async function requireCodeWhereOn(
  services: Services,
  db: Database,
  accountId: number,
  code: string | undefined,
): Promise<void> {
  if (!(await isGuarded(db, accountId))) return
  await requireAuthenticator(services, db, { accountId, code, missingKey: 'system.authenticator.needed' })
}

/** Under which wrong codes of an account's authenticator are counted (session 43). */
export function authenticatorGuessKey(accountId: number): string {
  return `authenticator:${accountId}`
}
