import { sql } from 'kysely'
import type { DownlineDetail } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import { transferIs } from '../ledger/ledger.ts'

/** What an agent sees of a person beside the row of a list. */
export async function getPerson(
  db: Database,
  accountId: number,
): Promise<{ nickname: string; mobile: string | null }> {
  return db
    .selectFrom('account')
    .select(['nickname', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

type Totals = { deposit: number; bet_amount: number; win_amount: number; profit: number; bet_count: number }

/** What an account has deposited and played since it was opened. */
export async function getTotals(db: Database, accountId: number): Promise<DownlineDetail['totals']> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(bet_amount), 0)::bigint as bet_amount, coalesce(sum(win_amount), 0)::bigint as win_amount,
      coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)::bigint as profit,
      count(*) as bet_count,
      (select coalesce(sum(entry.amount), 0)::bigint from ledger_account
        join entry on entry.ledger_account_id = ledger_account.id
        join transfer on transfer.id = entry.transfer_id and ${transferIs('deposit')}
        where ledger_account.owner_id = ${accountId} and ledger_account.kind in ('wallet', 'debt')) as deposit
    from bet where account_id = ${accountId} and status <> 'cancelled'`.execute(db)
  const row = rows[0]
  return {
    deposit: row?.deposit ?? 0,
    betAmount: row?.bet_amount ?? 0,
    winAmount: row?.win_amount ?? 0,
    profitAndLoss: row?.profit ?? 0,
    betCount: row?.bet_count ?? 0,
  }
}
