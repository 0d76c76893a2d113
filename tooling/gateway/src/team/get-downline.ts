import { sql } from 'kysely'
import type { calls, DownlineDetail } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { readDownline } from './downline-store.ts'
import { requireAgent } from './require-agent.ts'
import { readPath, requireBranch } from './require-branch.ts'

/** One account of the caller's line with its totals since it was opened. */
export const getDownline: Handler<typeof calls.team.downline> = async ({ account, house, input }) => {
  const caller = requireAgent(account)
  const id = await requireBranch(house.db, caller, input.customerId)
  const row = await readDownline(house.db, caller.id, id)
  if (!row) throw new Fault('not_found')
  const person = await house.db
    .selectFrom('account')
    .select(['nickname', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    nickname: person.nickname,
    ...(person.mobile === null ? {} : { mobile: maskMobile(person.mobile) }),
    path: await readPath(house.db, caller.id, id),
    totals: await readTotals(house.db, id),
  }
}

/** An agent may recognise a number, not call it: `+84912345678` as `0912****678`. */
function maskMobile(mobile: string): string {
  const national = mobile.replace(/^\+84/, '0')
  return `${national.slice(0, 4)}****${national.slice(-3)}`
}

type Totals = { deposit: number; bet_amount: number; win_amount: number; profit: number; bet_count: number }

async function readTotals(db: Database, accountId: number): Promise<DownlineDetail['totals']> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(bet_amount), 0)::bigint as bet_amount, coalesce(sum(win_amount), 0)::bigint as win_amount,
      coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)::bigint as profit,
      count(*) as bet_count,
      (select coalesce(sum(entry.amount), 0)::bigint from book_account
        join entry on entry.book_account_id = book_account.id
        join transfer on transfer.id = entry.transfer_id and transfer.kind = 'deposit'
        where book_account.owner_id = ${accountId} and book_account.kind = 'player') as deposit
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
