import type { Database } from '../db/database.ts'
import type { NewEvent } from './event-kinds.ts'
import { appendEvent } from './event-store.ts'

/**
 * Does something and writes its event in one transaction, the one that is open where there is one (system 53). `told` answers
 * nothing where nothing has changed.
 */
export function withEvent<Done>(
  db: Database,
  work: (trx: Database) => Promise<Done>,
  told: (done: Done) => NewEvent | undefined,
): Promise<Done> {
  const both = async (trx: Database): Promise<Done> => {
    const done = await work(trx)
    const event = told(done)
    if (event) await appendEvent(trx, event)
    return done
  }
  return db.isTransaction ? both(db) : db.transaction().execute(both)
}
