import { sql } from 'kysely'
import { minuteMs, stuckMatchBetMs, stuckRoundMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { WaitingKind, WaitingThing } from './waiting-kinds.ts'

/** What a job usually ends by itself waits for a person once it is older than that. */
const overdueMs = {
  transfer: 5 * minuteMs,
  vendorTransfer: 5 * minuteMs,
  round: stuckRoundMs,
  /** A bet on a match waits for its kick-off first. */
  matchBet: stuckMatchBetMs,
} as const

/** What waits in the tables, without draws, whose waiting the rules of their reports decide. */
function waiting(now: number) {
  return sql<WaitingThing>`
    select case when confirmation = 'disbursed' then 'unanswered'
        when confirmation in ('partly_received', 'not_received') then 'missing' else 'payout' end as kind,
      'WD' || withdrawal.id as about, merchant.code as merchant, account.name as owner, withdrawal.amount,
      coalesce(disbursed_at, withdrawal.created_at) as since
    from withdrawal join account on account.id = withdrawal.account_id join merchant on merchant.id = account.merchant_id
    where state in ('in_process', 'approved')
      or confirmation in ('partly_sent', 'disbursed', 'partly_received', 'not_received')
    union all
    select 'transfer', bank_reference, merchant.code, account.name, bank_transfer.amount, bank_transfer.received_at
    from bank_transfer left join deposit on deposit.id = bank_transfer.deposit_id
    left join account on account.id = deposit.account_id left join merchant on merchant.id = account.merchant_id
    where state = 'waiting' and (bank_transfer.deposit_id is null or held is not null
      or not coalesce((merchant.settings #>> '{deposit,creditOthers}')::boolean, true)
      or bank_transfer.received_at < ${now - overdueMs.transfer})
    union all
    select 'vendor-transfer', order_no, merchant.code, account.name, amount, created_at
    from vendor_transfer join account on account.id = account_id join merchant on merchant.id = merchant_id
    where state = 'pending' and created_at < ${now - overdueMs.vendorTransfer}
    union all
    select 'round', order_no, merchant.code, account.name, bet_amount, placed_at
    from bet join account on account.id = account_id join merchant on merchant.id = merchant_id
    join game on game.node_id = bet.node_id
    where bet.status = 'open'
      and placed_at < case when game.family in ('SPORTS', 'ESPORTS') then ${now - overdueMs.matchBet}::bigint
        else ${now - overdueMs.round}::bigint end
      and not exists (select from lottery_bet where bet_id = bet.id)
    union all
    select 'ticket', ticket.id::text, merchant.code, account.name, null, updated_at
    from ticket join account on account.id = account_id join merchant on merchant.id = ticket.merchant_id
    where state = 'waiting'
    union all
    select 'feedback', feedback.id::text, merchant.code, account.name, null, created_at
    from feedback join merchant on merchant.id = feedback.merchant_id left join account on account.id = account_id
    where answered_at is null
    union all
    select 'concern', concern.id::text, merchant.code, null, null, created_at
    from concern join merchant on merchant.id = merchant_id where outcome is null
    union all
    select 'goods', redemption.id::text, merchant.code, account.name, null, created_at
    from redemption join account on account.id = account_id join merchant on merchant.id = merchant_id
    where state = 'in_process'
    union all
    select case when application = 'waiting' then 'application' else 'bonus' end, participation.id::text, merchant.code,
      account.name, nullif(bonus, 0), coalesce(completed_at, joined_at)
    from participation join promotion on promotion.id = promotion_id join account on account.id = account_id
    join merchant on merchant.id = promotion.merchant_id
    where reward = 'open'
      and (application = 'waiting' or (is_booked_by_operator and granted_at is not null and wagered >= required))
    union all
    select 'override', economy_request.id::text, merchant.code, null, null, asked_at
    from economy_request join merchant on merchant.id = merchant_id where decided_at is null
    union all
    select 'lock', account.name, merchant.code, account.name, null, begun_at
    from payout_lock join account on account.id = account_id join merchant on merchant.id = merchant_id
    where lifted_at is null
    union all
    select 'second', act_request.id::text, merchant.code, null, amount, asked_at
    from act_request join merchant on merchant.id = merchant_id
    where decided_at is null and expires_at > ${now}::bigint
    union all
    select 'identity', account.name, merchant.code, account.name, null, asked_at
    from identity_check join account on account.id = account_id join merchant on merchant.id = merchant_id
    where state = 'waiting'
    union all
    select 'pattern', stake_pattern.id::text, merchant.code, null, null, found_at
    from stake_pattern join merchant on merchant.id = merchant_id where state = 'open'
    union all
    select 'difference', vendor_code || ' ' || transaction_id, null, null, coalesce(their_amount, our_amount), found_at
    from aggregator_difference where state = 'open'`
}

/** What waits in the tables, the oldest first; with `kinds` those alone. */
export async function listWaitingRows(
  db: Database,
  now: number,
  most: number,
  kinds?: readonly WaitingKind[],
): Promise<WaitingThing[]> {
  const { rows } = await sql<WaitingThing>`select * from (${waiting(now)}) as waiting
    ${kinds === undefined ? sql`` : sql`where kind = any(${kinds}::text[])`}
    order by since, kind, about limit ${most}`.execute(db)
  return rows
}

/** How many of each kind wait in the tables, and since when the oldest does. */
export async function countWaitingRows(
  db: Database,
  now: number,
): Promise<{ kind: WaitingKind; count: number; since: number }[]> {
  const { rows } = await sql<{ kind: WaitingKind; count: number; since: number }>`
    select kind, count(*)::integer as count, min(since) as since from (${waiting(now)}) as waiting
    group by kind`.execute(db)
  return rows
}
