import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Posts the transfers that a query answers, all in one statement and in its order, as a test or a bench fills a ledger. The query's columns are
 * those of `transfer`: scope, idempotency_key, request_hash, kind, reference, remark, created_at, ledger_account_ids, amounts.
 * Throws when one of them is not posted.
 */
export async function postTransfers<Schema>(db: Kysely<Schema>, asked: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ outcomes: string[] }>`
    with numbered as materialized (
      select row_number() over () as place, asked.* from (${asked}) as asked (
        scope, idempotency_key, request_hash, kind, reference, remark, created_at, ledger_account_ids, amounts
      )
    ),
    entry as materialized (
      select place, line, ledger_account_id, amount
      from numbered, unnest(ledger_account_ids, amounts) with ordinality as entry (ledger_account_id, amount, line)
    )
    select posted.outcomes from post_transfers(
      (select array_agg(scope::text order by place) from numbered),
      (select array_agg(idempotency_key::text order by place) from numbered),
      (select array_agg(request_hash::text order by place) from numbered),
      (select array_agg(kind::text order by place) from numbered),
      (select array_agg(reference::text order by place) from numbered),
      (select array_agg(remark::text order by place) from numbered),
      (select array_agg(created_at::bigint order by place) from numbered),
      (select array_agg(cardinality(ledger_account_ids) order by place) from numbered),
      (select array_agg(ledger_account_id::bigint order by place, line) from entry),
      (select array_agg(amount::bigint order by place, line) from entry)
    ) as posted`.execute(db)
  const refused = rows[0]?.outcomes.find((outcome) => outcome !== 'posted')
  if (refused !== undefined) throw new Error(`a transfer was not posted: ${refused}`)
}
