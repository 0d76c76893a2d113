import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Takes the notes of one account whose play became less, the one that waits longest; undefined where nobody waits. */
export async function takeDue(trx: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    delete from reward_due where account_id = (select account_id from reward_due order by id limit 1)
    returning account_id as id`.execute(trx)
  return rows[0]?.id
}

/** The first day of the month after the one that begins with a day, both in days since 1970. */
const nextMonth = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((date '1970-01-01' + ${day} + interval '1 month')::date - date '1970-01-01')`

/** What a row's account has bet validly in the month that begins with a day. */
const betInMonth = (account: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(play.valid_amount), 0) from play_of_day play
  where play.account_id = ${account} and play.day >= ${day} and play.day < ${nextMonth(day)})`

/** Whether a level, or one above it, was reached by play that is still there (promotions 39). */
export const levelStands = (
  account: RawBuilder<unknown>,
  club: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  exists (
    select from club own
    join vip_reach reached on reached.account_id = ${account}
    join club above on above.id = reached.club_id and above.sort >= own.sort
    where own.id = ${club} and reached.total <= (
      select coalesce(sum(play.valid_amount), 0) from play_of_day play where play.account_id = ${account}
    ) and reached.month_total <= ${betInMonth(sql`reached.account_id`, sql`reached.month`)}
  )`

/** A reward that was given for play or deposits, and whether they are there as bets and deposits stand now. */
export type Standing = {
  /** The scope of its payment. */
  source: string
  accountId: number
  playerId: number
  amount: number
  kind: 'promotion' | 'referral'
  /** The number of a level's reward, which waits until it is claimed. */
  vipRewardId: number | null
  isPaid: boolean
  stands: boolean
  /** Taken back, or withdrawn before it was claimed. */
  isOut: boolean
}

/** What a row's account has deposited and kept, under a condition of more. */
const depositsOf = (account: RawBuilder<unknown>, more: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(money_entry.amount), 0) from money_entry
  where money_entry.account_id = ${account} and money_entry.kind = 'deposit' and money_entry.amount > 0 and ${more}
    and not exists (select from bank_transfer_undo where undone_transfer_id = money_entry.transfer_id))`

/** Every reward that was given for play or deposits of some accounts; `of` is what follows the number of an account in a condition. */
export const standings = (of: RawBuilder<unknown>): RawBuilder<Standing> => sql<Standing>`
  select given.*, given.is_withdrawn or exists (
    select from reward_return where reward_return.source = given.source and returned_at is null
  ) as "isOut"
  from (
    select 'mission:' || account_id || ':' || kind as source, account_id as "accountId", account_id as "playerId", amount,
      'promotion' as kind, null::bigint as "vipRewardId", true as "isPaid", false as is_withdrawn,
      exists (select from bet where bet.account_id = mission_claim.account_id and bet.status = 'settled') as stands
    from mission_claim where kind = 'first_bet' and account_id ${of}
    union all
    select 'mission:' || account_id || ':' || kind, account_id, account_id, amount, 'promotion', null, true, false,
      ${depositsOf(sql`mission_claim.account_id`, sql`true`)} > 0
    from mission_claim where kind = 'first_deposit' and account_id ${of}
    union all
    select 'referral:' || friend_id, referrer_id, friend_id, amount, 'referral', null, true, false, asked_bet <= (
      select coalesce(sum(valid_amount), 0) from bet
      where bet.account_id = friend_id and bet.status = 'settled' and bet.placed_at < asked_until
    ) and coalesce(asked_deposits, 0)
      <= ${depositsOf(sql`friend_id`, sql`money_entry.created_at < asked_until`)}
    from referral_reward where amount > 0 and asked_bet is not null and friend_id ${of}
    union all
    select 'vip-reward:' || id, account_id, account_id, amount, 'promotion', id, claimed_at is not null,
      withdrawn_at is not null, asked <= ${betInMonth(sql`vip_reward.account_id`, sql`vip_reward.month`)}
    from vip_reward where kind = 'salary' and asked is not null and account_id ${of}
    union all
    select 'vip-reward:' || id, account_id, account_id, amount, 'promotion', id, claimed_at is not null,
      withdrawn_at is not null, ${levelStands(sql`vip_reward.account_id`, sql`vip_reward.club_id`)}
    from vip_reward where kind = 'upgrade' and account_id ${of} and exists (
      select from vip_reach where vip_reach.account_id = vip_reward.account_id and vip_reach.club_id = vip_reward.club_id
    )
  ) as given`

/** The rewards for the play of somebody that are to be taken back or to be given again. */
export async function listUnsettled(trx: Database, playerId: number): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select * from (${standings(sql`= ${playerId}`)}) as standing
    where stands = "isOut" order by "accountId", source`.execute(trx)
  return rows
}

/** Notes which levels of somebody are there no more, and which are again. */
export async function updateLapses(trx: Database, playerId: number, now: number): Promise<void> {
  const stands = levelStands(sql`vip_reach.account_id`, sql`vip_reach.club_id`)
  await sql`update vip_reach set lapsed_at = case when lapsed_at is null then ${now}::bigint end
    where account_id = ${playerId} and (lapsed_at is null) <> ${stands}`.execute(trx)
}
