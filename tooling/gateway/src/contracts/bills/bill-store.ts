import { sql, type RawBuilder } from 'kysely'
import type { BillRejection } from '@saola/protocol'
import type { BillState, CarryOver, ContractKind, Terms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'
import type { BillFigures } from '../../db/bill-figures.ts'
import { partiesOf, type Parties } from '../settlement/parties.ts'

/** A bill with its two sides and the terms that it was settled by. */
export type StoredBill = {
  id: number
  contractId: number
  version: number
  kind: ContractKind
  uplineId: number
  uplineName: string
  downlineId: number
  downlineName: string
  periodKey: string
  opensAt: number
  closesAt: number
  figures: BillFigures
  tier: number | null
  base: number
  deductions: number
  carriedIn: number
  carriedOut: number
  settledAmount: number
  adjustment: number
  amount: number
  paid: number
  state: BillState
  settledAt: number
  expiresAt: number | null
  rejectedAt: number | null
  rejectedReason: BillRejection | null
  rejectedNote: string | null
  terms: Terms
  carryOver: CarryOver | null
  /** When the terms went out of force; null while they are in it. */
  inForceTo: number | null
}

/** What a check of a bill needs of it. */
export type CheckedBill = Pick<
  StoredBill,
  | 'id'
  | 'contractId'
  | 'kind'
  | 'uplineId'
  | 'downlineId'
  | 'opensAt'
  | 'closesAt'
  | 'deductions'
  | 'carriedIn'
  | 'carriedOut'
  | 'settledAmount'
  | 'state'
  | 'terms'
  | 'carryOver'
  | 'inForceTo'
>

async function readBills(
  db: Database,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`bill.id`,
): Promise<StoredBill[]> {
  const { rows } = await sql<StoredBill>`
    select bill.id, bill.contract_id as "contractId", bill.terms_version as version, bill.kind,
      bill.upline_id as "uplineId", upline.name as "uplineName",
      bill.downline_id as "downlineId", downline.name as "downlineName",
      bill.period_key as "periodKey", bill.opens_at as "opensAt", bill.closes_at as "closesAt", bill.figures, bill.tier,
      bill.base, bill.deductions, bill.carried_in as "carriedIn", bill.carried_out as "carriedOut",
      bill.settled_amount as "settledAmount", bill.adjustment, bill.amount, bill.paid, bill.state,
      bill.settled_at as "settledAt", bill.expires_at as "expiresAt",
      bill.rejected_at as "rejectedAt", bill.rejected_reason as "rejectedReason", bill.rejected_note as "rejectedNote",
      contract_terms.terms, contract_terms.carry_over as "carryOver",
      contract_terms.in_force_to as "inForceTo"
    from bill
    join account upline on upline.id = bill.upline_id
    join account downline on downline.id = bill.downline_id
    join contract_terms
      on contract_terms.contract_id = bill.contract_id and contract_terms.version = bill.terms_version
    where ${condition} order by ${order}`.execute(db)
  return rows
}

/** A bill by its id, whosever it is: check the side first. */
export async function findBill(db: Database, id: number): Promise<StoredBill | undefined> {
  const [found] = await readBills(db, sql`bill.id = ${id}`)
  return found
}

/** Bills by their ids, in the order of the ids. */
export function readBillsForCheck(db: Database, ids: readonly number[]): Promise<CheckedBill[]> {
  return readBills(db, sql`bill.id = any(${asArray(ids)}::bigint[])`)
}

/**
 * Locks bills until the transaction ends, by their ids so that no two who pay wait for each other, and reads them as they
 * are then.
 */
export async function lockBills(trx: Database, ids: readonly number[]): Promise<StoredBill[]> {
  await sql`select id from bill where id = any(${asArray(ids)}::bigint[]) order by id for update`.execute(trx)
  return readBills(trx, sql`bill.id = any(${asArray(ids)}::bigint[])`)
}

/** Which bills of a side are wanted; the times are those between which a period ended, both included. */
export type BillFilter = {
  side: 'upline' | 'downline'
  accountId: number
  kind: ContractKind | undefined
  state: BillState | 'open' | undefined
  startTime: number | undefined
  endTime: number | undefined
}

const isOpen = sql`bill.state in ('to_collect', 'partly_paid', 'insufficient_balance')`

/** One page of the bills of a side, newest first, with the count over all pages. */
export async function listBillPage(
  db: Database,
  filter: BillFilter & { page: Page },
): Promise<Paged<StoredBill> & { open: number }> {
  const own = sql`${sql.ref(`bill.${filter.side}_id`)} = ${filter.accountId}`
  const condition = (upTo: number | undefined) => sql`${own} and ${isUpTo(sql`bill.id`, upTo)}
    ${filter.kind === undefined ? sql`` : sql`and bill.kind = ${filter.kind}`}
    ${whichState(filter.state)}
    ${filter.startTime === undefined ? sql`` : sql`and bill.closes_at >= ${filter.startTime}`}
    ${filter.endTime === undefined ? sql`` : sql`and bill.closes_at <= ${filter.endTime}`}`
  const { rows: sums } = await sql<{ open: number }>`
    select coalesce(sum(amount - paid), 0)::bigint as open from bill where ${own} and ${isOpen}`.execute(db)
  const page = await readPage(db, filter.page, {
    growsOnTop: filter.state === undefined,
    count: (trx, upTo) => countUpTo(trx, sql`bill.id`, sql`from bill where ${condition(upTo)}`),
    rows: (trx, { upTo, limit, offset }) =>
      readBills(trx, condition(upTo), sql`bill.id desc limit ${limit} offset ${offset}`),
  })
  return { ...page, open: sums[0]?.open ?? 0 }
}

function whichState(state: BillFilter['state']): RawBuilder<unknown> {
  if (state === undefined) return sql``
  return state === 'open' ? sql`and ${isOpen}` : sql`and bill.state = ${state}`
}

/** The bills that an account has still to pay, oldest first. */
export function listOpenBills(db: Database, uplineId: number): Promise<StoredBill[]> {
  return readBills(db, sql`bill.upline_id = ${uplineId} and ${isOpen}`)
}

/** Salaries that nobody has tried to pay, in the order in which money flows: by window, from the top of the tree down. */
export async function takeToDistribute(trx: Database, most: number, now: number): Promise<StoredBill[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bill where state = 'to_collect' and kind <> 'dividend'
      and (expires_at is null or expires_at > ${now})
    order by closes_at, id limit ${most} for update skip locked`.execute(trx)
  return readBills(
    trx,
    sql`bill.id = any(${asArray(rows.map(({ id }) => id))}::bigint[])`,
    sql`bill.closes_at, bill.id`,
  )
}

/** Takes bills whose time is over with something still open, the oldest first. Two that take at once share nothing. */
export async function takeExpired(
  trx: Database,
  now: number,
  most: number,
): Promise<Pick<StoredBill, 'id' | 'amount' | 'paid' | 'state' | 'expiresAt'>[]> {
  const { rows } = await sql<Pick<StoredBill, 'id' | 'amount' | 'paid' | 'state' | 'expiresAt'>>`
    select id, amount, paid, state, expires_at as "expiresAt" from bill
    where expires_at <= ${now} and ${isOpen} order by expires_at, id limit ${most} for update skip locked`.execute(
    trx,
  )
  return rows
}

/** The last dividend bill between the two of each of some contracts: what it carries on, by `partiesOf`. */
export async function readLatestDividends(
  db: Database,
  contracts: readonly Parties[],
): Promise<Map<string, { id: number; carriedOut: number }>> {
  if (contracts.length === 0) return new Map()
  const { rows } = await sql<Parties & { id: number; carriedOut: number }>`
    select distinct on (bill.downline_id, bill.upline_id)
      bill.upline_id as "uplineId", bill.downline_id as "downlineId", bill.id, bill.carried_out as "carriedOut"
    from unnest(${contracts.map(({ uplineId }) => uplineId)}::bigint[],
      ${contracts.map(({ downlineId }) => downlineId)}::bigint[]) as asked (upline_id, downline_id)
    join bill on bill.upline_id = asked.upline_id and bill.downline_id = asked.downline_id and bill.kind = 'dividend'
    order by bill.downline_id, bill.upline_id, bill.id desc`.execute(db)
  return new Map(rows.map((row) => [partiesOf(row), { id: row.id, carriedOut: row.carriedOut }]))
}

/** An array literal; the driver would quote every number. */
function asArray(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
