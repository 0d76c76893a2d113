import { accountType } from '@saola/protocol'
import { sql } from 'kysely'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'

/** Deposits that were large enough while a raffle ran, but for those that the job has yet to look at. */
const earning = sql`
  select raffle.id as raffle_id, money_entry.account_id, money_entry.transfer_id, raffle.most_tickets,
    money_entry.created_at > raffle.created_at and money_entry.created_at < raffle.ends_at as is_sure
  from raffle
  join account on account.merchant_id = raffle.merchant_id and account.type = ${accountType.member}
  join money_entry on money_entry.account_id = account.id and money_entry.kind = 'deposit'
    and money_entry.amount >= raffle.least_deposit
    and money_entry.created_at >= raffle.starts_at and money_entry.created_at <= raffle.ends_at
  where not exists (select from raffle_deposit where raffle_deposit.transfer_id = money_entry.transfer_id)
    and not exists (select from bank_transfer_undo where undone_transfer_id = money_entry.transfer_id)`

/** Who has fewer tickets of a raffle than deposits earned, or more. A raffle may begin before it was
 * written down, and end in the moment of a deposit. */
const unearned = sql`
  select coalesce(earned.raffle_id, given.raffle_id) as raffle_id, coalesce(earned.account_id, given.account_id) as account_id,
    coalesce(given.count, 0) as given, coalesce(earned.least, 0) as least, coalesce(earned.most, 0) as most
  from (
    select raffle_id, account_id, least(count(*) filter (where is_sure), min(most_tickets)) as least,
      least(count(*), min(most_tickets)) as most
    from (${earning}) as earning group by raffle_id, account_id
  ) as earned
  full join (
    select raffle_id, account_id, count(*) as count from raffle_ticket where source like 'deposit:%' and taken_back_at is null
    group by raffle_id, account_id
  ) as given on given.raffle_id = earned.raffle_id and given.account_id = earned.account_id
  where coalesce(given.count, 0) not between coalesce(earned.least, 0) and coalesce(earned.most, 0)
    -- Tickets of a deposit that was taken back go with the next run of the job.
    and not exists (
      select from bank_transfer_undo undo
      join raffle_ticket on raffle_ticket.source = 'deposit:' || undo.undone_transfer_id
      where raffle_ticket.account_id = coalesce(earned.account_id, given.account_id) and taken_back_at is null
    )`

/** What must hold between raffle tickets and the ledger. */
export const raffleChecks: readonly Check[] = [
  {
    name: 'every raffle ticket paid the prize that was drawn for it, once, and nothing before',
    query: sql`select 'raffle ticket ' || raffle_ticket.id || ': paid ' || coalesce(sum(entry.amount), 0)
        || ' of ' || coalesce(raffle_ticket.prize, 0) as what
      from raffle_ticket
      left join ledger_account on ledger_account.owner_id = raffle_ticket.account_id
        and ledger_account.kind in ('wallet', 'debt')
      left join transfer on transfer.scope = 'raffle-ticket:' || raffle_ticket.id
      left join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
      group by raffle_ticket.id
      having coalesce(sum(entry.amount), 0)
        <> case when raffle_ticket.taken_back_at is null then coalesce(raffle_ticket.prize, 0) else 0 end`,
  },
  {
    name: 'every drawn prize is the one at its place in the list of its raffle',
    query: sql`select 'raffle ticket ' || raffle_ticket.id || ': ' || raffle_ticket.prize || ' at ' || raffle_ticket.place as what
      from raffle_ticket join raffle on raffle.id = raffle_ticket.raffle_id
      where raffle_ticket.prize is not null
        and (raffle.prizes -> raffle_ticket.place ->> 'amount')::bigint is distinct from raffle_ticket.prize
      order by raffle_ticket.id`,
  },
  {
    name: 'every deposit that was large enough earned its raffle tickets, and nothing else did',
    query: sql`select 'raffle ' || raffle_id || ', account ' || account_id || ': ' || given || ' tickets, '
        || case when given < least then least else most end || ' earned' as what
      from (${unearned}) as unearned order by raffle_id, account_id`,
    // The job gives what is missing; a ticket too many is for people.
    mend: [
      sql`insert into raffle_deposit (transfer_id, account_id, amount, created_at)
        select distinct money_entry.transfer_id, money_entry.account_id, money_entry.amount, money_entry.created_at
        from (${unearned}) as unearned
        join (${earning}) as earning on earning.raffle_id = unearned.raffle_id and earning.account_id = unearned.account_id
        join money_entry on money_entry.transfer_id = earning.transfer_id and money_entry.kind = 'deposit'
        where unearned.given < unearned.least on conflict do nothing`,
    ],
  },
]
