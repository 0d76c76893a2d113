import { limits } from '../../accounts/attempt-limits.ts'
import { authenticatorGuessKey } from '../../accounts/authenticator/require-authenticator.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from '../../accounts/guesses/take-guess.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import type { Services } from '../../services/services.ts'

/** Counts a code that somebody who is signed in tries, or refuses with the time to wait. */
export async function takeCodeAttempt(services: Services, accountId: number): Promise<void> {
  const guesses = authenticatorGuessKey(accountId)
  await refuseGuessWait(services, guesses)
  await takeAttempt(services, `authenticator:account:${accountId}`, limits.passwordPerAccount)
  await takeGuess(services, guesses)
}

/** Forgets the tries once a code was right. */
export async function forgetCodeAttempts(services: Services, accountId: number): Promise<void> {
  await clearGuesses(services, authenticatorGuessKey(accountId))
  await services.limiter.forget(`authenticator:account:${accountId}`)
}
