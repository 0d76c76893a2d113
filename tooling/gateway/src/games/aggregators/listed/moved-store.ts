import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { numberList } from '../../../db/number-list.ts'

/** What has moved between members and a vendor under one of its transaction ids. */
export type Moved = {
  id: string
  /** In đồng, whichever way. */
  amount: number
  at: number
  roundId: string | null
  /** When the stake went back, as far as that is known; null where it stands, and for what is paid. */
  returnedAt: number | null
}

/** What has moved under some ids of a vendor, by the id; what moved nothing is not there. */
export async function findMoved(
  db: Database,
  vendor: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Moved>> {
  if (ids.length === 0) return new Map()
  const { rows } = await moved(
    vendor,
    sql`(select asked.id as key from unnest(${[...ids]}::text[]) as asked (id)) as asked
      cross join lateral (
        select id, idempotency_key, kind, reference, amounts, created_at from transfer
        where scope = ${`seamless:${vendor}`} and idempotency_key = asked.key offset 0
      ) as own`,
  ).execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What has moved from one moment until another; found by the entries of the vendor's own ledger accounts. */
export async function listMoved(
  db: Database,
  vendor: string,
  { from, to }: { from: number; to: number },
): Promise<Moved[]> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('owner_id', 'is', null)
    .where('kind', '=', `vendor:${vendor}`)
    .execute()
  if (accounts.length === 0) return []
  const { rows } = await moved(
    vendor,
    sql`(
        select transfer_id from entry
        where ledger_account_id = any(${numberList(accounts.map(({ id }) => id))}::bigint[])
          and created_at >= ${from}::bigint and created_at < ${to}::bigint offset 0
      ) as entry
      cross join lateral (
        select id, idempotency_key, kind, reference, amounts, created_at from transfer
        where id = entry.transfer_id and scope = ${`seamless:${vendor}`} offset 0
      ) as own`,
  ).execute(db)
  return rows
}

/** Each row is looked up by its key: a plan that joins whole tables reads all that was ever played (system 39). */
function moved(vendor: string, transfers: RawBuilder<unknown>): RawBuilder<Moved> {
  return sql<Moved>`select own.idempotency_key as id, abs(own.amounts[1])::bigint as amount, own.created_at as at,
      bet.round_id as "roundId",
      case when own.kind <> 'bet' then null
        when addition.returned_at is not null then addition.returned_at
        when bet.status = 'cancelled' then bet.settled_at
        when bet.debit_id = own.idempotency_key and bet.returned_amount > 0 then own.created_at
      end as "returnedAt"
    from ${transfers}
    left join lateral (
      select round_id, status, settled_at, debit_id, returned_amount from bet where order_no = own.reference offset 0
    ) as bet on true
    left join lateral (
      select returned_at from bet_addition where vendor_code = ${vendor} and debit_id = own.idempotency_key offset 0
    ) as addition on true
    where own.kind in ('bet', 'win', 'promotion')`
}
