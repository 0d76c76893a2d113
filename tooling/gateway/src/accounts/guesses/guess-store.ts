import { sql } from 'kysely'
import { guessMemoryMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** The wrong answers under a key: how many in a row, and until when the next one waits. */
export type Guesses = { wrong: number; waitUntil: number }

/** The wrong answers under a key; undefined for none that is still remembered. */
export async function findGuesses(db: Database, key: string, now: number): Promise<Guesses | undefined> {
  return db
    .selectFrom('guess')
    .select(['wrong', 'wait_until as waitUntil'])
    .where('key', '=', key)
    .where('last_at', '>', now - guessMemoryMs)
    .executeTakeFirst()
}

/**
 * Counts one more answer under a key, as a wrong one, and answers how many there are; undefined while the key has to wait. Its row
 * is locked until the transaction ends, so that many at the same moment stand in line.
 */
export async function addGuess(trx: Database, key: string, now: number): Promise<number | undefined> {
  const forgotten = now - guessMemoryMs
  const row = await trx
    .insertInto('guess')
    .values({ key, wrong: 1, wait_until: 0, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          wrong: sql<number>`case when guess.last_at <= ${forgotten} then 1 else guess.wrong + 1 end`,
          last_at: now,
        })
        .where('guess.wait_until', '<=', now),
    )
    .returning('wrong')
    .executeTakeFirst()
  return row?.wrong
}

/** Writes until when a key waits. */
export async function updateGuessWait(trx: Database, key: string, waitUntil: number): Promise<void> {
  await trx.updateTable('guess').set({ wait_until: waitUntil }).where('key', '=', key).execute()
}

/** Forgets what was counted under a key. */
export async function deleteGuesses(db: Database, key: string): Promise<void> {
  await db.deleteFrom('guess').where('key', '=', key).execute()
}

/** Removes what was last counted before a moment. */
export async function deleteOldGuesses(db: Database, before: number): Promise<void> {
  await db.deleteFrom('guess').where('last_at', '<=', before).execute()
}
