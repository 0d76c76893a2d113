import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

const patienceMs = 5_000

/**
 * Starts all the works while `row` is locked, waits until each of them stands at a lock, and lets go: a race that really
 * happens, however slow the way to it is. Needs a server, where every work has a connection of its own.
 */
export async function race<Value>(
  db: Database,
  row: { table: 'ledger_account' | 'withdrawal'; id: number },
  works: readonly (() => Promise<Value>)[],
): Promise<PromiseSettledResult<Value>[]> {
  let begun: Promise<PromiseSettledResult<Value>[]> | undefined
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom(row.table)
      .select('id')
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    begun = Promise.allSettled(works.map((work) => work()))
    await untilWaiting(db, works.length)
  })
  return begun ?? []
}

/** Asked outside the transaction, which would see the same picture of the server until its end. */
async function untilWaiting(db: Database, wanted: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.waiting ?? 0) >= wanted) return
    if (performance.now() > deadline) throw new Error(`${rows[0]?.waiting} of ${wanted} works met the lock`)
    await delay(5)
  }
}

/** How many works came through. */
export function countDone(ends: readonly PromiseSettledResult<unknown>[]): number {
  return ends.filter(({ status }) => status === 'fulfilled').length
}
