import { sql, type RawBuilder } from 'kysely'
import type { ContractKind, PaymentCycle, CarryOver, Side, Terms } from '@saola/rules'
import { namesLike } from '../accounts/names/names-like-store.ts'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../http/page-store.ts'

/** One version of a contract's terms. Only a dividend has a period, and a way with a loss. */
export type TermsVersion = {
  version: number
  terms: Terms
  cycle?: PaymentCycle
  carryOver?: CarryOver
}

/** Terms on the table; without `expiresAt` until they are answered. */
export type OfferedTerms = TermsVersion & { by: Side; offeredAt: number; note?: string; expiresAt?: number }

/** A contract with its two sides, the terms in force and those on the table. */
export type StoredContract = {
  id: number
  merchantId: number
  kind: ContractKind
  uplineId: number
  uplineName: string
  downlineId: number
  downlineName: string
  status: Schema['contract']['status']
  signed?: TermsVersion
  offer?: OfferedTerms
  createdAt: number
  processedAt: number
  signedAt?: number
  endedAt?: number
}

type Row = {
  id: number
  merchant_id: number
  kind: ContractKind
  upline_id: number
  upline_name: string
  downline_id: number
  downline_name: string
  status: StoredContract['status']
  signed_version: number | null
  signed_terms: Terms | null
  signed_cycle: PaymentCycle | null
  signed_carry_over: CarryOver | null
  offered_version: number | null
  offered_terms: Terms | null
  offered_cycle: PaymentCycle | null
  offered_carry_over: CarryOver | null
  offered_by: Side | null
  offered_at: number | null
  note: string | null
  expires_at: number | null
  created_at: number
  processed_at: number
  signed_at: number | null
  ended_at: number | null
}

/** Contracts that meet a condition on `contract`, `upline` and `downline`, in an order. */
async function readContracts(
  db: Database,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`contract.id`,
): Promise<StoredContract[]> {
  const { rows } = await sql<Row>`
    select contract.*, upline.name as upline_name, downline.name as downline_name,
      signed.terms as signed_terms, signed.cycle as signed_cycle, signed.carry_over as signed_carry_over,
      offered.terms as offered_terms, offered.cycle as offered_cycle, offered.carry_over as offered_carry_over,
      offered.offered_by, offered.offered_at, offered.note
    from contract
    join account upline on upline.id = contract.upline_id
    join account downline on downline.id = contract.downline_id
    left join contract_terms signed
      on signed.contract_id = contract.id and signed.version = contract.signed_version
    left join contract_terms offered
      on offered.contract_id = contract.id and offered.version = contract.offered_version
    where ${condition} order by ${order}`.execute(db)
  return rows.map(describeRow)
}

/** A contract by its id, whosever it is: check the side first. */
export async function findContract(db: Database, id: number): Promise<StoredContract | undefined> {
  const [found] = await readContracts(db, sql`contract.id = ${id}`)
  return found
}

/** The contract that two accounts have, or negotiate, of a kind. */
export async function findLive(
  db: Database,
  { kind, uplineId, downlineId }: { kind: ContractKind; uplineId: number; downlineId: number },
): Promise<StoredContract | undefined> {
  const [found] = await readContracts(
    db,
    sql`contract.upline_id = ${uplineId} and contract.downline_id = ${downlineId}
      and contract.kind = ${kind} and contract.ended_at is null`,
  )
  return found
}

/** A live contract of which an account is the paid side; there is one of a kind at most. */
export async function findOwn(
  db: Database,
  { kind, downlineId }: { kind: ContractKind; downlineId: number },
): Promise<StoredContract | undefined> {
  const [found] = await readContracts(
    db,
    sql`contract.downline_id = ${downlineId} and contract.kind = ${kind} and contract.ended_at is null`,
  )
  return found
}

/** Every live contract of a kind that an account pays. */
export function listPaid(
  db: Database,
  { kind, uplineId }: { kind: ContractKind; uplineId: number },
): Promise<StoredContract[]> {
  return readContracts(
    db,
    sql`contract.upline_id = ${uplineId} and contract.kind = ${kind} and contract.ended_at is null`,
  )
}

/**
 * One page of the contracts of a kind that an account pays, the latest step first, with the count over all pages; without a
 * status those that are not over.
 */
export function listPaidPage(
  db: Database,
  filter: {
    kind: ContractKind
    uplineId: number
    /** Part of a name, lower case without accents; empty for all. */
    name: string
    status: StoredContract['status'] | undefined
    page: Page
  },
): Promise<Paged<StoredContract>> {
  const { status } = filter
  const condition = (upTo: number | undefined) => sql`${isUpTo(sql`contract.id`, upTo)}
    and contract.upline_id = ${filter.uplineId} and contract.kind = ${filter.kind}
    and ${status === undefined ? sql`contract.ended_at is null` : sql`contract.status = ${status}`}
    and ${namesLike(sql`downline.name`, filter.name)}`
  return readPage(db, filter.page, {
    // A step may bring an older contract in.
    growsOnTop: false,
    count: (trx, upTo) =>
      countUpTo(
        trx,
        sql`contract.id`,
        sql`from contract join account downline on downline.id = contract.downline_id where ${condition(upTo)}`,
      ),
    rows: (trx, { upTo, limit, offset }) =>
      readContracts(
        trx,
        condition(upTo),
        sql`contract.processed_at desc, contract.id desc limit ${limit} offset ${offset}`,
      ),
  })
}

/** Every live contract of which an account is the paid side. */
export function listReceived(db: Database, downlineId: number): Promise<StoredContract[]> {
  return readContracts(db, sql`contract.downline_id = ${downlineId} and contract.ended_at is null`)
}

/** Contracts whose offer is past its time, the longest overdue first. */
export async function listExpired(db: Database, now: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('contract')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

function describeRow(row: Row): StoredContract {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    kind: row.kind,
    uplineId: row.upline_id,
    uplineName: row.upline_name,
    downlineId: row.downline_id,
    downlineName: row.downline_name,
    status: row.status,
    ...signedOf(row),
    ...offerOf(row),
    createdAt: row.created_at,
    processedAt: row.processed_at,
    ...(row.signed_at !== null && { signedAt: row.signed_at }),
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
  }
}

function signedOf(row: Row): Pick<StoredContract, 'signed'> {
  const { signed_version: version, signed_terms: terms } = row
  if (version === null || terms === null) return {}
  return { signed: { version, terms, ...periodOf(row.signed_cycle, row.signed_carry_over) } }
}

function offerOf(row: Row): Pick<StoredContract, 'offer'> {
  const { offered_version: version, offered_terms: terms, offered_by: by, offered_at: offeredAt } = row
  if (version === null || terms === null || by === null || offeredAt === null) return {}
  return {
    offer: {
      version,
      terms,
      ...periodOf(row.offered_cycle, row.offered_carry_over),
      by,
      offeredAt,
      ...(row.note !== null && { note: row.note }),
      ...(row.expires_at !== null && { expiresAt: row.expires_at }),
    },
  }
}

function periodOf(
  cycle: PaymentCycle | null,
  carryOver: CarryOver | null,
): Pick<TermsVersion, 'cycle' | 'carryOver'> {
  return cycle === null || carryOver === null ? {} : { cycle, carryOver }
}
