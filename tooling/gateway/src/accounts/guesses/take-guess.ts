import { guessMemoryMs, guessWaitMs } from '@saola/rules'
import { refuseWait } from '../../http/take-attempt.ts'
import type { Services } from '../../services/services.ts'
import { addGuess, deleteGuesses, deleteOldGuesses, findGuesses, updateGuessWait } from './guess-store.ts'

// Wrong answers to secrets that can be guessed (session 43) are kept in the database: they are counted across codes, days, addresses
// and restarts, with growing waits.

/** Refuses while a key waits. */
export async function refuseGuessWait({ db, now }: Services, key: string): Promise<void> {
  const known = await findGuesses(db, key, now())
  refuseWait((known?.waitUntil ?? 0) - now())
}

/** Counts an answer before it is looked at, or refuses it with the time to wait; a right one clears the count. */
export async function takeGuess(services: Services, key: string): Promise<void> {
  const now = services.now()
  const isTaken = await services.db.transaction().execute(async (trx) => {
    await deleteOldGuesses(trx, now - guessMemoryMs)
    const wrong = await addGuess(trx, key, now)
    if (wrong === undefined) return false
    const waitMs = guessWaitMs(wrong)
    if (waitMs > 0) await updateGuessWait(trx, key, now + waitMs)
    return true
  })
  if (!isTaken) await refuseGuessWait(services, key)
}

/** A right answer: what was wrong before no longer counts. */
export async function clearGuesses({ db }: Services, key: string): Promise<void> {
  await deleteGuesses(db, key)
}
