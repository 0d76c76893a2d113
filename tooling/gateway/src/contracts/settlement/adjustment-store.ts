import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

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

/** The bills that hold corrected bets, and all dividends of a contract with one, since a carried loss runs through them. */
export async function listTouchedBills(db: Database, corrections: readonly Correction[]): Promise<number[]> {
  if (corrections.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with touched as (
      select bill.id, bill.contract_id, bill.kind
      from unnest(${corrections.map(({ accountId }) => accountId)}::bigint[],
        ${corrections.map(({ settledAt }) => settledAt)}::bigint[]) as bet (account_id, settled_at)
      join descent on descent.descendant_id = bet.account_id
      join bill on bill.downline_id = descent.ancestor_id
        and bill.opens_at <= bet.settled_at and bill.closes_at > bet.settled_at
    )
    select id from touched
    union
    select beside.id from touched join bill beside
      on touched.kind = 'dividend' and beside.contract_id = touched.contract_id
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

/** Notes what a correction changes in a bill, for the next bill of the contract to take along. */
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

/** What waits to be taken along by the next bill, by the contract. */
export async function readWaiting(
  db: Database,
  contractIds: readonly number[],
): Promise<Map<number, number>> {
  if (contractIds.length === 0) return new Map()
  const { rows } = await sql<{ contract_id: number; amount: number }>`
    select contract_id, sum(becomes - was)::bigint as amount from bill_adjustment
    where taken_by is null and contract_id = any(${`{${contractIds.join(',')}}`}::bigint[])
    group by contract_id`.execute(db)
  return new Map(rows.map(({ contract_id: id, amount }) => [id, amount]))
}

/** Marks what bills took along, each of its own contract. */
export async function markTaken(
  trx: Database,
  bills: readonly { id: number; contractId: number }[],
): Promise<void> {
  if (bills.length === 0) return
  await sql`update bill_adjustment set taken_by = taken.id
    from unnest(${bills.map(({ id }) => id)}::bigint[], ${bills.map(({ contractId }) => contractId)}::bigint[])
      as taken (id, contract_id)
    where bill_adjustment.contract_id = taken.contract_id and bill_adjustment.taken_by is null`.execute(trx)
}
