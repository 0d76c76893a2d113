import { sql, type RawBuilder } from 'kysely'
import type { ContractKind, Span } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** Locks one line of settlement until the transaction ends and answers how far it is settled; null before its first run. */
export async function lockSettlement(trx: Database, name: string): Promise<number | null> {
  const row = await trx
    .selectFrom('settlement')
    .select('settled_to')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.settled_to
}

/**
 * Keeps contracts of a kind from being settled until the transaction ends, and answers the moment up to which they are
 * (0 before the first run). Lock it before contracts and accounts: a settlement takes it first too.
 */
export async function holdSettlement(trx: Database, kind: ContractKind): Promise<number> {
  const { rows } = await sql<{ settledTo: number | null }>`
    select settled_to as "settledTo" from settlement
    where split_part(name, ':', 1) = ${kind} order by name for share`.execute(trx)
  return Math.max(0, ...rows.map(({ settledTo }) => settledTo ?? 0))
}

/** Of the bets that are about to commit, those that looked before this lock are seen after it; see migration 0047. */
const lateBetsLock = 7_240_047

/** Waits for bets that are being committed, and has those that follow noted until the transaction ends. */
export async function holdLateBets(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(lock_of(${sql.lit(lateBetsLock)}, current_schema()))`.execute(trx)
}

/** From where to where every line is settled; one that has not begun is left out. */
export async function readSettled(db: Database): Promise<Map<string, Span>> {
  const rows = await db.selectFrom('settlement').select(['name', 'begun_at', 'settled_to']).execute()
  return new Map(
    rows.flatMap(({ name, begun_at: from, settled_to: to }) =>
      from === null || to === null ? [] : [[name, { from, to }] as const],
    ),
  )
}

/** Locks every line of settlement, so that no bill comes to be until the transaction ends. */
export async function lockEverySettlement(trx: Database): Promise<void> {
  await trx.selectFrom('settlement').select('name').orderBy('name').forUpdate().execute()
}

export async function saveSettledTo(trx: Database, name: string, settledTo: number): Promise<void> {
  await trx
    .updateTable('settlement')
    .set(({ fn, val }) => ({ settled_to: settledTo, begun_at: fn.coalesce('begun_at', val(settledTo)) }))
    .where('name', '=', name)
    .execute()
}

/** When the first bet from a moment on was settled; undefined when none was. */
export async function findNextPlay(db: Database, from: number): Promise<number | undefined> {
  const { rows } = await sql<{ at: number | null }>`
    select min(settled_at) as at from bet where settled_at >= ${from}`.execute(db)
  return rows[0]?.at ?? undefined
}

/** What a salary costs who pays it: one that ended unpaid what was paid of it. */
export const salaryCost: RawBuilder<unknown> = sql`case when bill.state in ('rejected', 'expired') then bill.paid else bill.amount end`

/** What salaries cost an upline for one account within spans of time, by the place of the span. */
export async function readSalaryCosts(
  db: Database,
  asked: readonly { uplineId: number; downlineId: number; from: number; to: number }[],
): Promise<number[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ at: number; cost: number }>`
    select asked.at, sum(${salaryCost})::bigint as cost
    from unnest(${asked.map((_, at) => at)}::integer[], ${asked.map((each) => each.uplineId)}::bigint[],
      ${asked.map((each) => each.downlineId)}::bigint[], ${asked.map((each) => each.from)}::bigint[],
      ${asked.map((each) => each.to)}::bigint[]) as asked (at, upline_id, downline_id, opens, closes)
    join bill on bill.upline_id = asked.upline_id and bill.downline_id = asked.downline_id
      and bill.kind <> 'dividend'
      and bill.closes_at > asked.opens and bill.closes_at <= asked.closes
    group by asked.at`.execute(db)
  const costs = new Map(rows.map(({ at, cost }) => [at, cost]))
  return asked.map((_, at) => costs.get(at) ?? 0)
}

/** What salaries cost that belong to the period of a dividend and were written after it. */
export async function readLaterSalaries(
  db: Database,
  dividend: { id: number; uplineId: number; downlineId: number; opensAt: number; closesAt: number },
): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    select coalesce(sum(amount), 0)::bigint as cost from bill
    where upline_id = ${dividend.uplineId} and downline_id = ${dividend.downlineId} and kind <> 'dividend'
      and closes_at > ${dividend.opensAt} and closes_at <= ${dividend.closesAt} and id > ${dividend.id}`.execute(
    db,
  )
  return rows[0]?.cost ?? 0
}

/** Whether money that corrections found waits for a bill of a kind. */
export async function owesAdjustments(db: Database, kind: ContractKind): Promise<boolean> {
  const row = await db
    .selectFrom('bill_adjustment')
    .innerJoin('contract', 'contract.id', 'bill_adjustment.contract_id')
    .select('bill_adjustment.id')
    .where('taken_by', 'is', null)
    .whereRef('becomes', '>', 'was')
    .where('contract.kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
