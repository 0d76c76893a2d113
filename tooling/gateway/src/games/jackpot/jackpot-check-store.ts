import { sql } from 'kysely'
import { microPerDong } from '@saola/rules'
import { transferIs } from '../../ledger/ledger.ts'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'

/** What must hold between jackpots and the ledger (games 28 to 30). */
export const jackpotChecks: readonly Check[] = [
  {
    name: 'every jackpot pool and its reserve hold the whole dong of their meters',
    query: sql`select held.kind || ': ' || held.balance || ' held, meter says ' || coalesce(metered.amount, 0) as what
      from (
        select kind, balance from ledger_account where owner_id is null and kind like 'jackpot%'
      ) as held
      full join (
        select 'jackpot:' || merchant_id || ':' || pool as kind, meter_micro / ${sql.lit(microPerDong)} as amount
        from jackpot_pool
        union all
        select 'jackpot-reserve:' || merchant_id || ':' || pool, reserve_micro / ${sql.lit(microPerDong)}
        from jackpot_pool
      ) as metered on metered.kind = held.kind
      where coalesce(held.balance, 0) <> coalesce(metered.amount, 0)`,
  },
  {
    name: 'every jackpot was paid once, from its pool to the member whose stake it fell by',
    query: sql`select 'jackpot ' || win.pool || ' of cycle ' || win.cycle || ': ' || win.amount || ' won, '
        || coalesce(sum(paid.amount), 0) || ' paid from its pool' as what
      from jackpot_win as win
      join bet on bet.order_no = win.order_no
      left join transfer on ${transferIs('jackpot')} and transfer.scope = 'jackpot:' || win.merchant_id
        and transfer.idempotency_key = win.pool || ':' || win.cycle || ':win'
      left join ledger_account as wallet on wallet.owner_id = win.account_id and wallet.kind = 'wallet'
      left join ledger_account as source
        on source.owner_id is null and source.kind = 'jackpot:' || win.merchant_id || ':' || win.pool
      left join entry as paid on paid.transfer_id = transfer.id and paid.ledger_account_id = wallet.id
        and exists (
          select from entry as taken where taken.transfer_id = transfer.id
            and taken.ledger_account_id = source.id and taken.amount = -paid.amount
        )
      group by win.merchant_id, win.pool, win.cycle, win.amount, win.account_id, bet.account_id
      having coalesce(sum(paid.amount), 0) <> win.amount or win.account_id <> bet.account_id`,
  },
  {
    name: 'every bet has the jackpots that its stake won among its winnings',
    query: sql`select 'bet ' || bet.order_no || ': ' || bet.jackpot_amount || ' of its winnings, '
        || coalesce(won.amount, 0) || ' won' as what
      from bet
      left join (select order_no, sum(amount) as amount from jackpot_win group by order_no) as won
        on won.order_no = bet.order_no
      where bet.jackpot_amount <> coalesce(won.amount, 0)`,
  },
  {
    name: 'every payment of a jackpot belongs to one that fell',
    query: sql`select 'transfer ' || transfer.id || ' (' || transfer.idempotency_key || '): no jackpot' as what
      from transfer left join jackpot_win as win on transfer.scope = 'jackpot:' || win.merchant_id
        and transfer.idempotency_key = win.pool || ':' || win.cycle || ':win'
      where ${transferIs('jackpot')} and win.cycle is null`,
  },
]
