import { sql } from 'kysely'
import type { Check } from '../wallet/withdrawal/withdrawal-check-store.ts'

/** What must hold between bonuses, turnover and the ledger. */
export const promotionChecks: readonly Check[] = [
  {
    name: 'every bonus account holds the bonuses that run for its owner',
    query: sql`select 'account ' || coalesce(held.owner_id, running.account_id) || ': ' || coalesce(held.balance, 0)
        || ' put aside, ' || coalesce(running.amount, 0) || ' running' as what
      from (
        select owner_id, balance from ledger_account where kind = 'bonus'
      ) as held
      full join (
        select account_id, sum(bonus) as amount from participation where reward = 'open' group by account_id
      ) as running on running.account_id = held.owner_id
      where coalesce(held.balance, 0) <> coalesce(running.amount, 0)`,
  },
  {
    name: 'the turnover of every bonus is the sum of the settled bets counted for it',
    query: sql`select 'participation ' || participation.id || ': ' || participation.wagered || ' wagered, '
        || coalesce(sum(counted_bet.amount), 0) || ' counted' as what
      from participation left join counted_bet on counted_bet.participation_id = participation.id
      group by participation.id having participation.wagered <> coalesce(sum(counted_bet.amount), 0)
      union all
      select 'bet ' || counted_bet.bet_id || ' (' || coalesce(bet.status, 'unknown') || '): ' || counted_bet.amount
        || ' counted of ' || coalesce(bet.valid_amount, 0)
      from counted_bet left join bet on bet.id = counted_bet.bet_id
        left join participation on participation.id = counted_bet.participation_id
      where participation.reward = 'open' and bet.valid_amount is distinct from counted_bet.amount
        or bet.account_id is distinct from participation.account_id`,
    mend: [
      sql`update counted_bet set amount = bet.valid_amount from bet, participation
        where bet.id = counted_bet.bet_id and participation.id = counted_bet.participation_id
          and participation.reward = 'open' and bet.valid_amount <> counted_bet.amount`,
      sql`update participation set wagered = counted.amount,
          completed_at = case when counted.amount >= required then completed_at end
        from (
          select participation.id, coalesce(sum(counted_bet.amount), 0) as amount
          from participation left join counted_bet on counted_bet.participation_id = participation.id
          group by participation.id
        ) as counted
        where counted.id = participation.id and participation.wagered <> counted.amount`,
    ],
  },
  {
    name: 'every bonus was paid once if it was earned, and never otherwise',
    query: sql`select 'participation ' || participation.id || ' (' || participation.reward || '): paid '
        || coalesce(sum(entry.amount), 0) || ' of ' || participation.bonus as what
      from participation
      left join ledger_account on ledger_account.owner_id = participation.account_id
        and ledger_account.kind in ('wallet', 'debt')
      left join transfer on transfer.scope = 'promotion:' || participation.id
      left join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
      group by participation.id
      having coalesce(sum(entry.amount), 0)
        <> case when participation.reward in ('claimed', 'issued') and participation.taken_back_at is null
          then participation.bonus else 0 end`,
  },
]
