import { sql } from 'kysely'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** What the caller has paid in and got out since the account exists; money on hold has not left yet. */
export const getLifetime: Handler<typeof calls.wallet.lifetime> = async ({ account, house }) => {
  const { rows } = await sql<{ deposited: number; withdrawn: number; since: number }>`
    with moved as (
      select transfer.kind, entry.amount
      from book_account
      join entry on entry.book_account_id = book_account.id
      join transfer on transfer.id = entry.transfer_id
      where book_account.owner_id = ${account.id} and book_account.currency = 'VND'
        and book_account.kind in ('player', 'hold')
        and transfer.kind in ('deposit', 'withdrawal', 'withdrawal-return')
    )
    select
      coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as deposited,
      coalesce(-sum(amount) filter (where kind <> 'deposit'), 0)::bigint as withdrawn,
      (select registered_at from account where id = ${account.id}) as since
    from moved`.execute(house.db)
  const { deposited, withdrawn, since } = rows[0] ?? { deposited: 0, withdrawn: 0, since: house.now() }
  return { deposited, withdrawn, net: deposited - withdrawn, since }
}
