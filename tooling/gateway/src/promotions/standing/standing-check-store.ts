import { sql } from 'kysely'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'
import { levelStands, standings } from './standing-store.ts'

/** Rewards that do not follow the play they were given for, but for those that the job has yet to look at. */
const unsettled = sql`
  select standing.* from (${standings(sql`is not null`)}) as standing
  where stands = "isOut" and not exists (select from reward_due where account_id = "playerId")`

const unsettledLevels = sql`
  select vip_reach.* from vip_reach
  where (lapsed_at is null) <> ${levelStands(sql`vip_reach.account_id`, sql`vip_reach.club_id`)}
    and not exists (select from reward_due where reward_due.account_id = vip_reach.account_id)`

/** What each account owes of rewards by what was taken back, and by what was booked of it. */
const debts = sql`
  select account.id as account_id, coalesce(reward_debt.owed, 0) as owed,
    coalesce(taken.amount, 0) + coalesce(booked.amount, 0) as expected
  from account
  left join reward_debt on reward_debt.account_id = account.id
  left join (
    select account_id, sum(amount) as amount from reward_return where returned_at is null group by account_id
  ) as taken on taken.account_id = account.id
  left join (
    select ledger_account.owner_id, sum(entry.amount) as amount
    from transfer join entry on entry.transfer_id = transfer.id
    join ledger_account on ledger_account.id = entry.ledger_account_id and ledger_account.kind = 'wallet'
    where transfer.scope like 'reward-return:%' group by ledger_account.owner_id
  ) as booked on booked.owner_id = account.id`

/** That rewards follow the play they were given for (promotions 41). */
export const standingChecks: readonly Check[] = [
  {
    name: 'every reward for play stands by bets as they are, or was taken back',
    query: sql`select source || case when stands then ': taken back, and stands' else ': stands no more, and was not taken back' end
        as what from (${unsettled}) as unsettled order by source`,
    // The job looks at them and books what is due.
    mend: [
      sql`insert into reward_due (account_id) select distinct "playerId" from (${unsettled}) as unsettled`,
    ],
  },
  {
    name: 'every VIP level that was reached stands by bets as they are, or has lapsed',
    query: sql`select 'level ' || club_id || ' of account ' || account_id
        || case when lapsed_at is null then ': stands no more' else ': has lapsed, and stands' end as what
      from (${unsettledLevels}) as unsettled order by account_id, club_id`,
    mend: [
      sql`insert into reward_due (account_id) select distinct account_id from (${unsettledLevels}) as unsettled`,
    ],
  },
  {
    name: 'what was taken back of rewards was booked or is owed',
    query: sql`select 'account ' || account_id || ': ' || owed || ' owed, ' || expected || ' to be owed' as what
      from (${debts}) as debt where owed <> expected order by account_id`,
    mend: [
      sql`insert into reward_debt (account_id, owed)
        select account_id, expected from (${debts}) as debt where owed <> expected and expected >= 0
        on conflict (account_id) do update set owed = excluded.owed`,
    ],
  },
]
