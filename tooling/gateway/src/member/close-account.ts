import { accountType, type calls, type CloseHindrance } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { requirePassword } from './require-password.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Closes a member's account for good (beyond 59): nobody signs in to it again and its sessions end. Refused, with each
 * reason named, while money, an open bet, a withdrawal on its way or an unpaid deposit is left. Agents carry teams and
 * contracts and ask customer service.
 */
export const closeAccount: Handler<typeof calls.member.closeAccount> = async (context) => {
  const { account, house, input } = context
  if (account.type !== accountType.player) throw new Fault('account.type.refused')
  await requirePassword(context, input.password)
  await house.db.transaction().execute(async (trx) => {
    // Money moves under a lock of its book, so what is true after these locks stays true until the end.
    await sql`select id from account where id = ${account.id} for update`.execute(trx)
    await sql`select id from book_account where owner_id = ${account.id} order by id for update`.execute(trx)
    const reasons = await hindrances(trx, account.id, house.now())
    if (reasons.length > 0) throw new Fault('member.close.refused', { value: { reasons } })
    await trx
      .updateTable('account')
      .set({ active_flag: 0, closed_at: house.now() })
      .where('id', '=', account.id)
      .execute()
    await trx.deleteFrom('session').where('account_id', '=', account.id).execute()
  })
  await tellOwner(context, 'closed')
}

async function hindrances(trx: Database, accountId: number, now: number): Promise<CloseHindrance[]> {
  const { rows } = await sql<Record<CloseHindrance, boolean>>`select
    exists(select 1 from book_account
      where owner_id = ${accountId} and kind = 'player' and currency = 'VND' and balance > 0) as balance,
    exists(select 1 from bet where account_id = ${accountId} and status = 'open') as bets,
    exists(select 1 from withdrawal
      where account_id = ${accountId} and state in ('in_process', 'approved')) as withdrawal,
    exists(select 1 from deposit
      where account_id = ${accountId} and status = 'pending' and expires_at > ${now}) as deposit`.execute(trx)
  const found = rows[0]
  return (['balance', 'bets', 'withdrawal', 'deposit'] as const).filter((reason) => found?.[reason])
}
