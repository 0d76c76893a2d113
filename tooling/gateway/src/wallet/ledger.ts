import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Schema } from '../db/schema.ts'

/** What a transfer is for. `suspense` is money that arrived without an owner; `adjustment` is a correction by the house. */
export type TransferKind = 'deposit' | 'suspense' | 'bet' | 'win' | 'rollback' | 'adjustment'

/** The books of the house. All but `suspense` may go below zero: they are the other side of players' money. */
export type HouseBookKind = 'bank' | 'suspense' | 'opening' | `vendor:${string}`

/** One transfer as asked for: signed whole đồng over two or more different books, sum zero. */
export type Posting = {
  /** Who chose the key: keys are unique inside a scope. */
  scope: string
  key: string
  /** Fingerprint of the request, see `hashRequest`; the same key with another one is refused. */
  requestHash: string
  kind: TransferKind
  /** The memo of a deposit, the order number of a bet. */
  reference: string
  /** A message key `area.key`, or plain words. */
  remark: string
  /** Milliseconds since 1970. */
  now: number
  entries: readonly { bookAccountId: number; amount: number }[]
}

/** What became of a posting. `balances` are the balances right after the transfer, also on a replay. */
export type Posted =
  | { outcome: 'posted' | 'replayed'; transferId: number; balances: Map<number, number> }
  | { outcome: 'insufficient' }
  | { outcome: 'key-reused' }

type Row = {
  outcome: Posted['outcome']
  posted_id: number | null
  book_ids: (number | string)[] | null
  balances: (number | string)[] | null
}

/**
 * Moves money once. Locks, overdraft, sum and repetition are decided in the database (`post_transfer`);
 * books that do not exist or an unbalanced posting are failures and throw.
 */
export async function postTransfer(db: Database | Transaction<Schema>, posting: Posting): Promise<Posted> {
  const books = posting.entries.map((entry) => entry.bookAccountId)
  const amounts = posting.entries.map((entry) => entry.amount)
  const { rows } = await sql<Row>`select * from post_transfer(
    ${posting.scope}, ${posting.key}, ${posting.requestHash}, ${posting.kind}, ${posting.reference},
    ${posting.remark}, ${posting.now}::bigint, ${books}::bigint[], ${amounts}::bigint[])`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('post_transfer answered nothing')
  if (row.outcome === 'insufficient' || row.outcome === 'key-reused') return { outcome: row.outcome }
  if (row.posted_id === null) throw new Error('post_transfer answered without a transfer')
  const balances = row.balances ?? []
  return {
    outcome: row.outcome,
    transferId: row.posted_id,
    // Arrays of bigint arrive as text.
    balances: new Map((row.book_ids ?? []).map((id, index) => [Number(id), Number(balances[index])])),
  }
}

/** The fingerprint of what was asked for, for `Posting.requestHash`. */
export function hashRequest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The wallet of an account; the database opens it together with the account. */
export async function playerBook(db: Database | Transaction<Schema>, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('book_account')
    .select('id')
    .where('owner_id', '=', accountId)
    .where('kind', '=', 'player')
    .where('currency', '=', 'VND')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A book of the house, opened when it is first asked for. */
export async function houseBook(db: Database | Transaction<Schema>, kind: HouseBookKind): Promise<number> {
  const find = () =>
    db
      .selectFrom('book_account')
      .select('id')
      .where('owner_id', 'is', null)
      .where('kind', '=', kind)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await db
    .insertInto('book_account')
    .values({ owner_id: null, kind, currency: 'VND', may_be_negative: kind !== 'suspense' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await find()
  if (!opened) throw new Error(`the book ${kind} could not be opened`)
  return opened.id
}
