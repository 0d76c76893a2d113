import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { EventRow } from './event-store.ts'

/** Two processes would give one place twice. */
const sealingLock = 728_471_053

/** The end of a chain: how many events it has, and the hash of the last one. */
export type ChainEnd = { place: number; hash: string }

/** What a chain begins with. */
export const chainStart: ChainEnd = { place: 0, hash: '' }

/** Keeps others from sealing until the transaction ends; acts go on writing meanwhile. */
export async function lockSealing(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(lock_of(${sql.lit(sealingLock)}, current_schema()))`.execute(trx)
}

/** Events that are in no chain yet, in the order of their numbers. */
export function listUnsealed(trx: Database, most: number): Promise<EventRow[]> {
  return trx
    .selectFrom('significant_event')
    .selectAll()
    .where('place', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The end of the chain of a merchant, or of the installation. */
export async function getChainEnd(db: Database, merchantId: number | null): Promise<ChainEnd> {
  const row = await db
    .selectFrom('significant_event')
    .select(['place', 'hash'])
    .where(sql<boolean>`coalesce(merchant_id, 0) = ${merchantId ?? 0}`)
    .where('place', 'is not', null)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && row.place !== null && row.hash !== null ? { place: row.place, hash: row.hash } : chainStart
}

/** Gives events their places and hashes. */
export async function updateSealed(
  trx: Database,
  sealed: readonly (ChainEnd & { id: number })[],
): Promise<void> {
  await sql`update significant_event set place = sealed.place, hash = sealed.hash
    from unnest(${sealed.map(({ id }) => id)}::bigint[], ${sealed.map(({ place }) => place)}::bigint[],
      ${sealed.map(({ hash }) => hash)}::text[]) as sealed (id, place, hash)
    where significant_event.id = sealed.id`.execute(trx)
}

/** Whose chains there are. */
export async function listChains(db: Database): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('significant_event')
    .select('merchant_id')
    .distinct()
    .orderBy('merchant_id')
    .execute()
  return rows.map(({ merchant_id: id }) => id)
}

/** Events of a chain behind a place, in the order of their places. */
export function listSealed(
  db: Database,
  { merchantId, behind }: { merchantId: number | null; behind: number },
  most: number,
): Promise<EventRow[]> {
  return db
    .selectFrom('significant_event')
    .selectAll()
    .where(sql<boolean>`coalesce(merchant_id, 0) = ${merchantId ?? 0}`)
    .where('place', '>', behind)
    .orderBy('place')
    .limit(most)
    .execute()
}
