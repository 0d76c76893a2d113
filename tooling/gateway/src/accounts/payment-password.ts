import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { refuseWait, takeAttempt } from '../http/take-attempt.ts'
import type { Services } from '../services/services.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from './guesses/take-guess.ts'
import { limits } from './attempt-limits.ts'
import {
  findPaymentPasswordHash,
  renewPaymentPasswordHash,
  upsertPaymentPassword,
} from './payment-password-store.ts'

/** Whether an account has a transaction password. */
export async function hasPaymentPassword(db: Database, accountId: number): Promise<boolean> {
  return (await findPaymentPasswordHash(db, accountId)) !== undefined
}

/**
 * Refuses a wrong transaction password (`invalid.payment.pw`) and an account without one (`not.exists.payment.password`).
 * Wrong ones are counted; after five in five minutes the account waits, and longer the more there are in a row (session 43).
 */
export async function requirePaymentPassword(
  services: Services,
  accountId: number,
  typed: string,
): Promise<void> {
  const field = { field: 'paymentPassword' }
  const hash = await findPaymentPasswordHash(services.db, accountId)
  if (hash === undefined) throw new Fault('not.exists.payment.password', field)
  await inTurn(services, accountId, async () => {
    const attempts = `payment-password:account:${accountId}`
    const guesses = paymentGuessKey(accountId)
    await refuseGuessWait(services, guesses)
    refuseWait((await services.limiter.look(attempts)).waitMs)
    if (await services.passwords.verify(hash, typed)) {
      if (services.passwords.isOutdated(hash)) {
        const renewed = await services.passwords.hash(typed)
        await renewPaymentPasswordHash(services.db, accountId, hash, renewed)
      }
      await clearGuesses(services, guesses)
      return services.limiter.forget(attempts)
    }
    await takeGuess(services, guesses)
    await takeAttempt(services, attempts, limits.passwordPerAccount)
    throw new Fault('invalid.payment.pw', field)
  })
}

/** Under which wrong transaction passwords of an account are counted (session 43); a new one clears them. */
export function paymentGuessKey(accountId: number): string {
  return `payment-password:${accountId}`
}

const lastTurns = new WeakMap<Services, Map<number, Promise<unknown>>>()

/**
 * One check after another for an account: only wrong passwords count, so that many taps of one right one are no attack,
 * and many guesses at the same moment still stand in line.
 */
async function inTurn(services: Services, accountId: number, work: () => Promise<void>): Promise<void> {
  const turns = lastTurns.get(services) ?? new Map<number, Promise<unknown>>()
  lastTurns.set(services, turns)
  const before = turns.get(accountId) ?? Promise.resolve()
  const mine = before.then(work, work)
  turns.set(accountId, mine)
  try {
    await mine
  } finally {
    if (turns.get(accountId) === mine) turns.delete(accountId)
  }
}

/** Sets the transaction password of an account. */
export async function savePaymentPassword(
  db: Database,
  accountId: number,
  password: string,
  { now, passwords }: Pick<Services, 'now' | 'passwords'>,
): Promise<void> {
  await upsertPaymentPassword(db, accountId, await passwords.hash(password), now())
}
