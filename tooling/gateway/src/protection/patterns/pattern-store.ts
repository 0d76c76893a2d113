import { sql } from 'kysely'
import type { PatternKind } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { PatternFacts } from '../../db/pattern-facts.ts'

/** A pattern that was found. */
export type FoundPattern = {
  merchantId: number
  kind: PatternKind
  market: string
  selection: string
  startsAt: number
  endsAt: number
  firstAccount: number | null
  facts: PatternFacts
}

/** Keeps patterns; answers those of whose window nobody was told. */
export async function insertPatterns(
  trx: Database,
  found: readonly FoundPattern[],
  now: number,
): Promise<FoundPattern[]> {
  if (found.length === 0) return []
  const rows = await trx
    .insertInto('stake_pattern')
    .values(
      found.map(({ merchantId, kind, market, selection, startsAt, endsAt, firstAccount, facts }) => ({
        merchant_id: merchantId,
        kind,
        market,
        selection,
        starts_at: startsAt,
        ends_at: endsAt,
        first_account: firstAccount,
        facts: JSON.stringify(facts),
        found_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'market', 'selection', 'starts_at', 'first_account'])
    .execute()
  const isNew = new Set(
    rows.map((row) => [row.kind, row.market, row.selection, row.starts_at, row.first_account].join('\n')),
  )
  return found.filter(({ kind, market, selection, startsAt, firstAccount }) =>
    isNew.has([kind, market, selection, startsAt, firstAccount].join('\n')),
  )
}

/** A pattern that was told of a market before: until when its window lasts, and of whom it is. */
export type ToldPattern = {
  kind: PatternKind
  market: string
  selection: string
  endsAt: number
  accountIds: number[]
}

/** The patterns that were told of some markets. */
export async function listTold(
  db: Database,
  merchantId: number,
  markets: readonly string[],
): Promise<ToldPattern[]> {
  const rows = await db
    .selectFrom('stake_pattern')
    .select(['kind', 'market', 'selection', 'ends_at', 'facts'])
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`kind in ('crowd', 'opposite')`)
    .where(sql<boolean>`market = any(${[...markets]}::text[])`)
    .execute()
  return rows.map(({ ends_at: endsAt, facts, ...row }) => ({
    ...row,
    endsAt,
    accountIds: [...(facts.accountIds ?? [])],
  }))
}

/** Which patterns are asked for. */
export type PatternsAsked = {
  merchantId: number
  kind?: PatternKind | undefined
  state?: 'open' | 'seen' | undefined
  from?: number | undefined
  until?: number | undefined
  /** Only what comes after this one in the order of the answer. */
  after?: { at: number; id: number } | undefined
}

/** A pattern as an operator reads it, with the names of its accounts. */
export type ToldToOperator = {
  id: number
  kind: PatternKind
  market: string
  selection: string
  startsAt: number
  endsAt: number
  foundAt: number
  facts: PatternFacts
  names: string[]
  state: 'open' | 'seen'
  seenAt: number | null
  seenBy: string | null
  note: string | null
}

/** Patterns of a merchant, the newest first. */
export async function listPatterns(
  db: Database,
  { merchantId, kind, state, from, until, after }: PatternsAsked,
  most: number,
): Promise<ToldToOperator[]> {
  const { rows } = await sql<ToldToOperator>`
    select id, kind, market, selection, starts_at as "startsAt", ends_at as "endsAt", found_at as "foundAt", facts,
      array(
        select account.name from jsonb_array_elements_text(coalesce(facts -> 'accountIds', '[]')) as own (id)
        join account on account.id = own.id::bigint order by account.name
      ) as names,
      state, seen_at as "seenAt", seen_by as "seenBy", note
    from stake_pattern
    where merchant_id = ${merchantId}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${from === undefined ? sql`` : sql`and found_at >= ${from}::bigint`}
      ${until === undefined ? sql`` : sql`and found_at < ${until}::bigint`}
      ${after === undefined ? sql`` : sql`and (found_at, id) < (${after.at}::bigint, ${after.id}::bigint)`}
    order by found_at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** Notes that somebody has seen a pattern, once; answers it, or undefined where it is none of the merchant's or was seen. */
export async function markSeen(
  trx: Database,
  {
    merchantId,
    id,
    by,
    note,
    now,
  }: { merchantId: number; id: number; by: string; note: string; now: number },
): Promise<{ kind: PatternKind; market: string; selection: string } | undefined> {
  return trx
    .updateTable('stake_pattern')
    .set({ state: 'seen', seen_at: now, seen_by: by, note })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['kind', 'market', 'selection'])
    .executeTakeFirst()
}
