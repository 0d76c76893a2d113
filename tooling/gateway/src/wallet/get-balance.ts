import { sql } from 'kysely'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { messageText } from '../http/messages.ts'

/** Wire 5: the id of the main wallet. */
const mainWallet = 2

type Row = { available: number; in_play: number; on_hold: number }

/** The caller's money at one moment: free, staked in open bets, and held back, for a
 * withdrawal or on its way to a vendor's wallet. */
export const getBalance: Handler<typeof calls.wallet.balance> = async ({ account, house, language }) => {
  // One statement, so that a bet between two looks cannot be counted twice or not at all.
  const { rows } = await sql<Row>`select
    (select coalesce(sum(balance), 0)::bigint from book_account
      where owner_id = ${account.id} and kind = 'player' and currency = 'VND') as available,
    (select coalesce(sum(bet_amount), 0)::bigint from bet
      where account_id = ${account.id} and status = 'open') as in_play,
    (select coalesce(sum(balance), 0)::bigint from book_account
      where owner_id = ${account.id} and kind = 'hold' and currency = 'VND')
    -- What is on its way back from a vendor is counted there until the vendor has said yes.
    + (select coalesce(sum(amount), 0)::bigint from vendor_transfer
      where account_id = ${account.id} and state = 'pending' and direction = 'in') as on_hold`.execute(
    house.db,
  )
  const { available, in_play: inPlay, on_hold: onHold } = rows[0] ?? { available: 0, in_play: 0, on_hold: 0 }
  return {
    sumBalance: available + inPlay + onHold,
    available,
    inPlay,
    onHold,
    asOf: house.now(),
    balance: [
      {
        accountTypeId: mainWallet,
        accountName: messageText(language, 'wallet.balance.main'),
        availBalance: available,
      },
    ],
    currency: 'VND',
    currencySymbol: '₫',
  }
}
