import type { Pause } from '@saola/rules'
import type { Database } from '../db/database.ts'

/** Every break and exclusion that an account ever took. */
export async function readPauses(db: Database, accountId: number): Promise<Pause[]> {
  const rows = await db
    .selectFrom('protection_pause')
    .select(['kind', 'starts_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ kind, starts_at: from, ends_at: until }) => ({
    kind,
    from,
    ...(until === null ? {} : { until }),
  }))
}

/** Writes a pause down; it stays for ever. */
export async function addPause(trx: Database, accountId: number, pause: Pause): Promise<void> {
  await trx
    .insertInto('protection_pause')
    .values({
      account_id: accountId,
      kind: pause.kind,
      starts_at: pause.from,
      ends_at: pause.until ?? null,
    })
    .execute()
}
