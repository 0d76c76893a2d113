import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { TransferKind } from './ledger.ts'

export type StatementFilter = {
  accountId: number
  kinds: readonly TransferKind[]
  startTime: number
  endTime: number
}

export type Movement = {
  id: number
  kind: TransferKind
  reference: string
  remark: string
  game_name_vi: string | null
  game_name_en: string | null
  amount: number
  balance_after: number
  created_at: number
}

/** One page of an account's movements, newest first. */
export async function readMovements(
  db: Database,
  filter: StatementFilter & { page: number; size: number },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select entry.id, transfer.kind, transfer.reference, transfer.remark, entry.amount, entry.balance_after,
      entry.created_at, game.name_vi as game_name_vi, game.name_en as game_name_en
    from ${entriesOf(filter)}
    left join bet on bet.order_no = transfer.reference and transfer.kind in ('bet', 'win', 'rollback')
    left join game on game.node_id = bet.node_id
    order by entry.created_at desc, entry.id desc
    limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(db)
  return rows
}

/** Count and sums over the whole filter; `sumOut` is positive. */
export async function sumMovements(
  db: Database,
  filter: StatementFilter,
): Promise<{ count: number; sumIn: number; sumOut: number }> {
  const { rows } = await sql<{ count: number; sum_in: number; sum_out: number }>`
    select count(*) as count,
      coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::bigint as sum_in,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::bigint as sum_out
    from ${entriesOf(filter)}`.execute(db)
  const row = rows[0]
  return { count: row?.count ?? 0, sumIn: row?.sum_in ?? 0, sumOut: row?.sum_out ?? 0 }
}

function entriesOf(filter: StatementFilter) {
  return sql`entry
    join transfer on transfer.id = entry.transfer_id and transfer.kind = any(${[...filter.kinds]}::text[])
      and entry.created_at between ${filter.startTime} and ${filter.endTime}
    join book_account on book_account.id = entry.book_account_id
      and book_account.owner_id = ${filter.accountId} and book_account.kind = 'player'
      and book_account.currency = 'VND'`
}
