import type { ContractKind } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { partiesOf, type Parties } from './parties.ts'

/** A bet that changed after it was settled. */
export type Correction = { accountId: number; settledAt: number }

/** Takes corrections off their list, the oldest first. Two that take at once share nothing. */
export async function takeCorrections(trx: Database, most: number): Promise<Correction[]> {
  const { rows } = await sql<{ account_id: number; settled_at: number }>`
    delete from bet_correction where id in (
      select id from bet_correction order by id limit ${most} for update skip locked
    ) returning account_id, settled_at`.execute(trx)
  return rows.map(({ account_id: accountId, settled_at: settledAt }) => ({ accountId, settledAt }))
}

/** The bills that hold corrected bets, and all dividends of the two of one, since a carried loss runs through them. */
export async function listTouchedBills(db: Database, corrections: readonly Correction[]): Promise<number[]> {
  if (corrections.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with touched as (
      select bill.id, bill.upline_id, bill.downline_id, bill.kind
      from unnest(${corrections.map(({ accountId }) => accountId)}::bigint[],
        ${corrections.map(({ settledAt }) => settledAt)}::bigint[]) as bet (account_id, settled_at)
      join descent on descent.descendant_id = bet.account_id
      join bill on bill.downline_id = descent.ancestor_id
        and bill.opens_at <= bet.settled_at and bill.closes_at > bet.settled_at
    )
    select id from touched
    union
    select beside.id from touched join bill beside
      on touched.kind = 'dividend' and beside.kind = 'dividend'
      and beside.upline_id = touched.upline_id and beside.downline_id = touched.downline_id
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of the accounts that a contract may pay, those that have somebody in their team whose bets are looked at. */
export async function listTeamsOf(db: Database, accountIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct ancestor_id as id from descent
    where descendant_id = any(${`{${accountIds.join(',')}}`}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Which of some contracts have a bill of a window, each with the moment at which that opened: `12-1763740800000`. */
export async function listBilled(
  db: Database,
  periodKey: string,
  contractIds: readonly number[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bill')
    .select(['contract_id', 'opens_at'])
    .where('contract_id', 'in', contractIds)
    .where('period_key', '=', periodKey)
    .execute()
  return new Set(rows.map((row) => `${row.contract_id}-${row.opens_at}`))
}

/** What corrections have made of a bill's formula so far: the amount, and what is carried on. */
export type Standing = { amount: number; carriedOut: number }

/** How bills stand after every correction; a bill that nothing corrected is left out. */
export async function readStandings(
  db: Database,
  billIds: readonly number[],
): Promise<Map<number, Standing>> {
  if (billIds.length === 0) return new Map()
  const { rows } = await sql<{ bill_id: number; becomes: number; carried_out: number }>`
    select distinct on (bill_id) bill_id, becomes, carried_out from bill_adjustment
    where bill_id = any(${billIds}::bigint[]) order by bill_id, id desc`.execute(db)
  return new Map(rows.map((row) => [row.bill_id, { amount: row.becomes, carriedOut: row.carried_out }]))
}

/** Notes what a correction changes in a bill, for the next bill of its kind between the two to take along. */
export async function insertAdjustment(
  trx: Database,
  change: {
    contractId: number
    billId: number
    was: number
    becomes: number
    carriedOut: number
    foundAt: number
  },
): Promise<void> {
  await trx
    .insertInto('bill_adjustment')
    .values({
      contract_id: change.contractId,
      bill_id: change.billId,
      was: change.was,
      becomes: change.becomes,
      carried_out: change.carriedOut,
      found_at: change.foundAt,
    })
    .execute()
}

/** What waits to be taken along by the next bill of a kind between the two, by `partiesOf`. */
export async function readWaiting(db: Database, kind: ContractKind): Promise<Map<string, number>> {
  const { rows } = await sql<Parties & { amount: number }>`
    select contract.upline_id as "uplineId", contract.downline_id as "downlineId", sum(becomes - was)::bigint as amount
    from bill_adjustment join contract on contract.id = bill_adjustment.contract_id
    where taken_by is null and contract.kind = ${kind}
    group by contract.upline_id, contract.downline_id`.execute(db)
  return new Map(rows.map((row) => [partiesOf(row), row.amount]))
}

/** Marks what bills took along: all that waited between the two. */
export async function markTaken(
  trx: Database,
  bills: readonly (Parties & { id: number; kind: ContractKind })[],
): Promise<void> {
  if (bills.length === 0) return
  await sql`update bill_adjustment set taken_by = taken.id
    from unnest(${bills.map(({ id }) => id)}::bigint[], ${bills.map(({ uplineId }) => uplineId)}::bigint[],
      ${bills.map(({ downlineId }) => downlineId)}::bigint[], ${bills.map(({ kind }) => kind)}::text[])
      as taken (id, upline_id, downline_id, kind)
    join contract on contract.upline_id = taken.upline_id and contract.downline_id = taken.downline_id
      and contract.kind = taken.kind
    where bill_adjustment.contract_id = contract.id and bill_adjustment.taken_by is null`.execute(trx)
}
