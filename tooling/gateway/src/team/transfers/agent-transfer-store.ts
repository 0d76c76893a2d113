import { sql, type Selectable } from 'kysely'
import type { AgentTransfer } from '@saola/protocol'
import { namesLike } from '../../accounts/names/names-like-store.ts'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'

export type AgentTransferRow = Selectable<Schema['agent_transfer']>

/** The number of a transfer, by which receipt, ledger, statement and reports know it (team 37). */
export function transferNo(id: number): string {
  return `CT${id}`
}

/** Takes the id of the next transfer, so that the ledger can name it. */
export async function takeTransferId(trx: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('agent_transfer', 'id'))::bigint as id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('there is no next transfer')
  return row.id
}

/** Writes a transfer down beside its entries in the ledger. */
export async function createAgentTransfer(
  trx: Database,
  made: {
    id: number
    accountId: number
    receiverId: number
    idempotencyKey: string
    direction: 'down' | 'up'
    amount: number
    remark: string | null
    now: number
    transferId: number
  },
): Promise<AgentTransferRow> {
  const { rows } = await sql<AgentTransferRow>`
    insert into agent_transfer
      (id, account_id, receiver_id, idempotency_key, direction, amount, remark, created_at, transfer_id)
    overriding system value values (${made.id}, ${made.accountId}, ${made.receiverId}, ${made.idempotencyKey},
      ${made.direction}, ${made.amount}, ${made.remark}, ${made.now}, ${made.transferId})
    returning *`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a transfer was written and is not there')
  return row
}

/** What an agent has sent since a moment; for a cap, ask once the agent's account is locked. */
export async function sumSent(db: Database, accountId: number, since: number): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum(amount), 0)::bigint as sent from agent_transfer
    where account_id = ${accountId} and created_at >= ${since}`.execute(db)
  return rows[0]?.sent ?? 0
}

/** A transfer as one side sees it. */
export async function getAgentTransfer(db: Database, id: number, readerId: number): Promise<AgentTransfer> {
  const { rows } = await sql<Seen>`${seenBy(readerId)} and agent_transfer.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`account ${readerId} has no part in transfer ${id}`)
  return describe(row)
}

/** Which transfers of an account are asked for: those with whoever's name holds `name`, of one side or both. */
export type TransferSearch = {
  name: string
  side: 'sent' | 'received' | undefined
  page: Page
}

/** One page of what an account sent and received, newest first. */
export function listAgentTransfers(
  db: Database,
  readerId: number,
  { name, side, page }: TransferSearch,
): Promise<Paged<AgentTransfer>> {
  const named = namesLike(sql`other.name`, name)
  const ofSide =
    side === undefined ? sql`true` : sql`(agent_transfer.account_id = ${readerId}) = ${side === 'sent'}`
  const found = (upTo: number | undefined) =>
    sql`${seenBy(readerId)} and ${named} and ${ofSide} and ${isUpTo(sql`agent_transfer.id`, upTo)}`
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) => countUpTo(trx, sql`found.id`, sql`from (${found(upTo)}) as found`),
    rows: async (trx, { upTo, limit, offset }) => {
      const { rows } = await sql<Seen>`${found(upTo)}
        order by agent_transfer.id desc limit ${limit} offset ${offset}`.execute(trx)
      return rows.map(describe)
    },
  })
}

type Seen = Pick<AgentTransferRow, 'id' | 'direction' | 'amount' | 'remark' | 'created_at'> & {
  is_sent: boolean
  other_name: string
}

function seenBy(readerId: number) {
  return sql`select agent_transfer.id, agent_transfer.direction, agent_transfer.amount, agent_transfer.remark,
      agent_transfer.created_at, agent_transfer.account_id = ${readerId} as is_sent, other.name as other_name
    from agent_transfer
    join account other on other.id = case when agent_transfer.account_id = ${readerId}
      then agent_transfer.receiver_id else agent_transfer.account_id end
    where (agent_transfer.account_id = ${readerId} or agent_transfer.receiver_id = ${readerId})`
}

function describe(row: Seen): AgentTransfer {
  return {
    orderNo: transferNo(row.id),
    isSent: row.is_sent,
    direction: row.direction,
    customerName: row.other_name,
    amount: row.amount,
    ...(row.remark === null ? {} : { remark: row.remark }),
    createdAt: row.created_at,
  }
}
