import { wholeRate } from '@saola/rules'
import { sql } from 'kysely'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'

/** What must hold between rebates, what levels gave, and the ledger. */
export const vipChecks: readonly Check[] = [
  {
    name: 'every reward of a VIP level was paid once it was claimed, once, and not before',
    query: sql`select 'VIP reward ' || vip_reward.id || ': paid ' || coalesce(sum(entry.amount), 0) as what
      from vip_reward
      left join ledger_account on ledger_account.owner_id = vip_reward.account_id and ledger_account.kind = 'wallet'
      left join transfer on transfer.scope = 'vip-reward:' || vip_reward.id
      left join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
      group by vip_reward.id
      having coalesce(sum(entry.amount), 0) <> case when claimed_at is null then 0 else vip_reward.amount end`,
  },
  {
    name: 'every claimed rebate was paid once and is the sum of its families',
    query: sql`select 'rebate ' || claim.id || ': paid ' || coalesce(paid.amount, 0) || ', parts ' || coalesce(parts.amount, 0)
        || ' of ' || claim.amount as what
      from rebate_claim claim
      left join lateral (
        select sum(amount) as amount from rebate_claim_part where claim_id = claim.id
      ) as parts on true
      left join lateral (
        select sum(entry.amount) as amount from transfer
        join entry on entry.transfer_id = transfer.id
        join ledger_account on ledger_account.id = entry.ledger_account_id
          and ledger_account.owner_id = claim.account_id and ledger_account.kind = 'wallet'
        where transfer.scope = 'rebate-claim:' || claim.id
      ) as paid on true
      where parts.amount is distinct from claim.amount or paid.amount is distinct from claim.amount
      order by claim.id`,
  },
  {
    name: 'every family of a claimed rebate is its rate of its valid bets',
    query: sql`select 'rebate ' || claim_id || ', ' || family || ': ' || amount || ' for ' || valid_bet || ' at ' || rate as what
      from rebate_claim_part where amount <> div(valid_bet::numeric * rate, ${wholeRate}) order by claim_id, family`,
  },
]
