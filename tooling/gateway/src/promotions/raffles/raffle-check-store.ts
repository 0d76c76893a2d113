import { sql } from 'kysely'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'

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
]
