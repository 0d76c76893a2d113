import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Difference, DifferenceKind } from './differences-of.ts'

/** What names a difference of a vendor. */
export type DifferenceName = Pick<Difference, 'id' | 'kind'>

type DifferenceState = 'open' | 'noted' | 'settled'

/** Differences of a vendor that nobody has noted and that no later look has settled. */
export async function listOpenNames(db: Database, vendor: string): Promise<DifferenceName[]> {
  return db
    .selectFrom('aggregator_difference')
    .select(['transaction_id as id', 'kind'])
    .where('vendor_code', '=', vendor)
    .where('state', '=', 'open')
    .execute()
}

/**
 * Keeps what was found, each once; answers what nobody was told of: what is new, and what was settled and differs again. One that a person has
 * noted stays noted.
 */
export async function keepDifferences(
  trx: Database,
  vendor: string,
  found: readonly Difference[],
  now: number,
): Promise<Difference[]> {
  if (found.length === 0) return []
  // In one order, so that two processes wait for each other and do not deadlock.
  const ordered = found.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  const rows = sql`jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb)
    as found (id text, kind text, round text, theirs bigint, ours bigint)`
  const added = await sql<DifferenceName>`
    insert into aggregator_difference
      (vendor_code, transaction_id, kind, round_id, their_amount, our_amount, found_at, seen_last)
    select ${vendor}::text, id, kind, round, theirs, ours, ${now}::bigint, ${now}::bigint from ${rows}
    on conflict do nothing returning transaction_id as id, kind`.execute(trx)
  const reopened = await sql<DifferenceName>`
    update aggregator_difference as kept set state = 'open', settled_at = null from ${rows}
    where kept.vendor_code = ${vendor} and kept.transaction_id = found.id and kept.kind = found.kind
      and kept.state = 'settled'
    returning kept.transaction_id as id, kept.kind`.execute(trx)
  await sql`
    update aggregator_difference as kept
    set seen_last = ${now}::bigint, their_amount = found.theirs, our_amount = found.ours from ${rows}
    where kept.vendor_code = ${vendor} and kept.transaction_id = found.id and kept.kind = found.kind`.execute(
    trx,
  )
  const untold = new Set([...added.rows, ...reopened.rows].map(nameOf))
  return ordered.filter((each) => untold.has(nameOf(each)))
}

/** Ends open differences about which both sides agree now. */
export async function settleDifferences(
  trx: Database,
  vendor: string,
  settled: readonly DifferenceName[],
  now: number,
): Promise<void> {
  if (settled.length === 0) return
  await sql`
    update aggregator_difference as kept set state = 'settled', settled_at = ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as agreed (id text, kind text)
    where kept.vendor_code = ${vendor} and kept.transaction_id = agreed.id and kept.kind = agreed.kind
      and kept.state = 'open'`.execute(trx)
}

/** A difference as the operator sees it; amounts in đồng. */
export type ToldDifference = {
  id: number
  vendor: string
  transactionId: string
  kind: DifferenceKind
  roundId: string | null
  theirAmount: number | null
  ourAmount: number | null
  foundAt: number
  seenLast: number
  state: DifferenceState
  settledAt: number | null
  notedAt: number | null
  notedBy: string | null
  note: string | null
}

/** Which differences are asked for; `after` is the one that the page before ended with. */
type DifferencesAsked = {
  vendor?: string | undefined
  state?: DifferenceState | undefined
  after?: { isOpen: boolean; at: number; id: number } | undefined
}

/** Differences, those that are open first and of these the newest. */
export async function listDifferences(
  db: Database,
  { vendor, state, after }: DifferencesAsked,
  most: number,
): Promise<ToldDifference[]> {
  const { rows } = await sql<ToldDifference>`
    select id, vendor_code as vendor, transaction_id as "transactionId", kind, round_id as "roundId",
      their_amount as "theirAmount", our_amount as "ourAmount", found_at as "foundAt", seen_last as "seenLast", state,
      settled_at as "settledAt", noted_at as "notedAt", noted_by as "notedBy", note
    from aggregator_difference
    where true
      ${vendor === undefined ? sql`` : sql`and vendor_code = ${vendor}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${
        after === undefined
          ? sql``
          : sql`and (state = 'open', found_at, id) < (${after.isOpen}::boolean, ${after.at}::bigint, ${after.id}::bigint)`
      }
    order by state = 'open' desc, found_at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** Notes what a person made of the open differences about a transaction; answers how they differ. */
export async function noteDifferences(
  trx: Database,
  noted: { vendor: string; transactionId: string; by: string; note: string; now: number },
): Promise<Pick<ToldDifference, 'kind' | 'theirAmount' | 'ourAmount'>[]> {
  return trx
    .updateTable('aggregator_difference')
    .set({ state: 'noted', noted_at: noted.now, noted_by: noted.by, note: noted.note })
    .where('vendor_code', '=', noted.vendor)
    .where('transaction_id', '=', noted.transactionId)
    .where('state', '=', 'open')
    .returning(['kind', 'their_amount as theirAmount', 'our_amount as ourAmount'])
    .execute()
}

/** One text for a difference of a vendor. */
export function nameOf({ id, kind }: DifferenceName): string {
  return `${kind} ${id}`
}
