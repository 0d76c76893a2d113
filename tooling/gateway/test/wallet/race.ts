import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

const patienceMs = 5_000

/** A row that is locked for a moment. */
export type Row = {
  table:
    | 'account'
    | 'bank_transfer'
    | 'bet'
    | 'bill'
    | 'contract'
    | 'ledger_account'
    | 'lottery_draw'
    | 'merchant'
    | 'participation'
    | 'raffle'
    | 'raffle_ticket'
    | 'redemption'
    | 'reward'
    | 'stay'
    | 'vendor_transfer'
    | 'vip_reward'
    | 'withdrawal'
  id: number
}

/**
 * Starts all the works while `row` is locked, each when those before it stand at a lock, and lets go: a race that really
 * happens, however slow the way to it is, and they queue in the order given. Needs a server, where every work has a
 * connection of its own.
 */
export function race<Value>(
  db: Database,
  row: Row,
  works: readonly (() => Promise<Value>)[],
): Promise<PromiseSettledResult<Value>[]> {
  return raceWith(
    db,
    row,
    works.map((work) => ({ work })),
  )
}

/** A work of a race; `before` is done when those before it stand at a lock, which it must not meet. */
export type Racer<Value> = { before?: () => Promise<unknown>; work: () => Promise<Value> }

/** The same for works that find something new. */
export function raceWith<Value>(
  db: Database,
  row: Row,
  works: readonly Racer<Value>[],
): Promise<PromiseSettledResult<Value>[]> {
  const hold = (trx: Database) =>
    trx.selectFrom(row.table).select('id').where('id', '=', row.id).forUpdate().executeTakeFirstOrThrow()
  return raceBehind(db, hold, works)
}

/** The same behind whatever `hold` locks. */
export async function raceBehind<Value>(
  db: Database,
  hold: (trx: Database) => Promise<unknown>,
  works: readonly Racer<Value>[],
): Promise<PromiseSettledResult<Value>[]> {
  const begun: Promise<PromiseSettledResult<Value>>[] = []
  await db.transaction().execute(async (trx) => {
    await hold(trx)
    for (const { before, work } of works) {
      await before?.()
      begun.push(settled(work()))
      await untilWaiting(db, begun.length)
    }
  })
  return Promise.all(begun)
}

/** A work that fails while others are still to start is an end as well, and not an error that nobody hears. */
export async function settled<Value>(work: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [end] = await Promise.allSettled([work])
  return end
}

/**
 * Returns once so many works stand at a lock, or have no need to. Asked outside the transaction, which would see the same
 * picture of the server until its end.
 */
export async function untilWaiting(
  db: Database,
  wanted: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!isOver()) {
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

/** With which codes works were refused. */
export function codesOf(ends: readonly PromiseSettledResult<unknown>[]): string[] {
  return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
}
