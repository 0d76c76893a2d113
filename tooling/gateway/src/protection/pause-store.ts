import type { Selectable } from 'kysely'
import type { Pause } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** Every break and exclusion that an account ever took. */
export async function readPauses(db: Database, accountId: number): Promise<Pause[]> {
  return (await readPausesOf(db, [accountId])).get(accountId) ?? []
}

/** Every break and exclusion that accounts ever took, by the account. */
export async function readPausesOf(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Pause[]>> {
  const rows = await db
    .selectFrom('protection_pause')
    .select(['account_id', 'kind', 'starts_at', 'ends_at', 'source'])
    .where('account_id', 'in', accountIds)
    .execute()
  const byAccount = Map.groupBy(rows, ({ account_id: id }) => id)
  return new Map([...byAccount].map(([id, own]) => [id, own.map(toPause)]))
}

/** A pause as it is kept. */
export type PauseRow = Pick<
  Selectable<Schema['protection_pause']>,
  'kind' | 'starts_at' | 'ends_at' | 'source'
>

/** A pause as the rules take it. */
export function toPause({ kind, starts_at: from, ends_at: until, source }: PauseRow): Pause {
  return { kind, from, ...(until === null ? {} : { until }), ...(source !== 'own' && { source }) }
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
