import { sql } from 'kysely'
import { postTransfer, type Database, type Posted, type TransferRequest } from '@saola/gateway'

/** A way to post one transfer; all answer alike. */
export type Post = (request: TransferRequest) => Promise<Posted>

/** One call of the database function for each transfer, without batches. */
export function oneCall(db: Database): Post {
  return (request) => postTransfer(db, request)
}

/**
 * The ledger as most would write it first: a transaction that locks the ledger accounts, looks, inserts and updates,
 * on tables of its own that have the same indexes and no guards.
 */
export async function interactiveTransaction(db: Database): Promise<Post> {
  await sql`create table plain_ledger_account as select id, balance, may_be_negative from ledger_account`.execute(
    db,
  )
  await sql`alter table plain_ledger_account add primary key (id)`.execute(db)
  await sql`create table plain_transfer (
    id bigint generated always as identity primary key, scope text not null, idempotency_key text not null,
    request_hash text not null, kind text not null, reference text not null, remark text not null,
    created_at bigint not null, unique (scope, idempotency_key))`.execute(db)
  await sql`create index plain_transfer_reference on plain_transfer (reference, kind)`.execute(db)
  await sql`create table plain_entry (
    id bigint generated always as identity, transfer_id bigint not null, ledger_account_id bigint not null,
    amount bigint not null, balance_after bigint not null, created_at bigint not null,
    primary key (transfer_id, ledger_account_id))`.execute(db)
  await sql`create index plain_entry_ledger_account_time on plain_entry (ledger_account_id, created_at, id)`.execute(
    db,
  )
  return (request) => db.transaction().execute((trx) => postPlainly(trx, request))
}

async function postPlainly(trx: Database, request: TransferRequest): Promise<Posted> {
  const ids = request.entries.map(({ ledgerAccountId }) => ledgerAccountId)
  const { rows: accounts } = await sql<{ id: number; balance: number; may_be_negative: boolean }>`
    select id, balance, may_be_negative from plain_ledger_account where id = any(${ids}::bigint[])
    order by id for update`.execute(trx)
  const { rows: known } = await sql<{ id: number; request_hash: string }>`
    select id, request_hash from plain_transfer
    where scope = ${request.scope} and idempotency_key = ${request.key}`.execute(trx)
  const first = known[0]
  if (first) return replayPlainly(trx, first, request)

  const balances = new Map<number, number>()
  for (const { ledgerAccountId, amount } of request.entries) {
    const account = accounts.find(({ id }) => id === ledgerAccountId)
    if (!account) throw new Error(`there is no ledger account ${ledgerAccountId}`)
    if (!account.may_be_negative && account.balance + amount < 0) return { outcome: 'insufficient' }
    balances.set(ledgerAccountId, account.balance + amount)
  }
  const { rows } = await sql<{ id: number }>`insert into plain_transfer
    (scope, idempotency_key, request_hash, kind, reference, remark, created_at) values (${request.scope},
    ${request.key}, ${request.requestHash}, ${request.kind}, ${request.reference}, ${request.remark}, ${request.now})
    returning id`.execute(trx)
  const transferId = rows[0]?.id ?? 0
  for (const { ledgerAccountId, amount } of request.entries) {
    const balance = balances.get(ledgerAccountId)
    await sql`insert into plain_entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
      values (${transferId}, ${ledgerAccountId}, ${amount}, ${balance}, ${request.now})`.execute(trx)
    await sql`update plain_ledger_account set balance = ${balance} where id = ${ledgerAccountId}`.execute(trx)
  }
  return { outcome: 'posted', transferId, balances }
}

async function replayPlainly(
  trx: Database,
  first: { id: number; request_hash: string },
  request: TransferRequest,
): Promise<Posted> {
  if (first.request_hash !== request.requestHash) return { outcome: 'key-reused' }
  const { rows } = await sql<{ ledger_account_id: number; balance_after: number }>`
    select ledger_account_id, balance_after from plain_entry where transfer_id = ${first.id}`.execute(trx)
  const balances = new Map(rows.map((row) => [row.ledger_account_id, row.balance_after]))
  return { outcome: 'replayed', transferId: first.id, balances }
}
