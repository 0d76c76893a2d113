import { sql } from 'kysely'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'

/** What must hold between invited friends, missions and the ledger. */
export const friendsChecks: readonly Check[] = [
  {
    name: 'every reward for a friend was paid once, and none that was refused',
    query: sql`select 'friend ' || reward.friend_id || ': paid ' || coalesce(paid.amount, 0) || ' of ' || reward.amount as what
      from referral_reward reward
      left join lateral (
        select sum(entry.amount) as amount from transfer
        join entry on entry.transfer_id = transfer.id
        join ledger_account on ledger_account.id = entry.ledger_account_id
          and ledger_account.owner_id = reward.referrer_id and ledger_account.kind = 'wallet'
        where transfer.scope = 'referral:' || reward.friend_id
      ) as paid on true
      where coalesce(paid.amount, 0) <> reward.amount order by reward.friend_id`,
  },
  {
    name: 'every claimed mission was paid once',
    query: sql`select 'mission ' || claim.kind || ' of ' || claim.account_id || ': paid ' || coalesce(paid.amount, 0) as what
      from mission_claim claim
      left join lateral (
        select sum(entry.amount) as amount from transfer
        join entry on entry.transfer_id = transfer.id
        join ledger_account on ledger_account.id = entry.ledger_account_id
          and ledger_account.owner_id = claim.account_id and ledger_account.kind = 'wallet'
        where transfer.scope = 'mission:' || claim.account_id || ':' || claim.kind
      ) as paid on true
      where paid.amount is distinct from claim.amount order by claim.account_id, claim.kind`,
  },
]
