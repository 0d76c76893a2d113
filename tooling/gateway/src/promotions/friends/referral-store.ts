import { dayMs, type ReferralRefusal, type ReferralTerms } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A job that stood still for less than this misses nobody. */
const lateMs = 30 * dayMs

/** How many friends a look shows at most. */
const mostShown = 100

/** What inviting gives at a merchant now; undefined where it gives nothing. */
export async function findReferralTerms(
  db: Database,
  merchantId: number,
): Promise<ReferralTerms | undefined> {
  return db
    .selectFrom('referral_terms')
    .select(['least_deposits as leastDeposits', 'days', 'reward', 'most', 'play_times as playTimes'])
    .where('merchant_id', '=', merchantId)
    .where('is_open', '=', true)
    .executeTakeFirst()
}

/** Writes what inviting gives. */
export async function saveReferralTerms(
  db: Database,
  merchantId: number,
  { leastDeposits, isOpen, playTimes, ...terms }: ReferralTerms & { isOpen: boolean },
): Promise<void> {
  const named = { least_deposits: leastDeposits, is_open: isOpen, play_times: playTimes }
  const row = { ...terms, ...named, merchant_id: merchantId }
  await db
    .insertInto('referral_terms')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
}

/** The code by which an account invites; null before it has one. */
export async function getFriendCode(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('invitation_code')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.invitation_code
}

/** Gives an account without a code this one, unless somebody has it. */
export async function insertFriendCode(db: Database, accountId: number, code: string): Promise<void> {
  await sql`update account set invitation_code = ${code}
    where id = ${accountId} and invitation_code is null and not exists (
      select from account other where other.merchant_id = account.merchant_id and other.invitation_code = ${code}
    ) and not exists (
      select from invitation_link link where link.merchant_id = account.merchant_id and link.code = ${code}
    )`.execute(db)
}

/** A reward that was taken back, because the friend's bets are void, is as good as none (promotions 38). */
const isKept = sql<boolean>`not exists (
  select from reward_return where source = 'referral:' || referral_reward.friend_id and returned_at is null)`

/** A friend with what came of it. */
export type FriendRow = {
  name: string
  registeredAt: number
  reward: number | null
  refused: ReferralRefusal | null
}

/** The latest friends of an account. */
export async function listFriends(db: Database, accountId: number): Promise<FriendRow[]> {
  return db
    .selectFrom('account as friend')
    .leftJoin('referral_reward', (join) =>
      join.onRef('referral_reward.friend_id', '=', 'friend.id').on(isKept),
    )
    .select([
      'friend.name',
      'friend.registered_at as registeredAt',
      'referral_reward.amount as reward',
      'referral_reward.refused',
    ])
    .where('friend.referrer_id', '=', accountId)
    .orderBy('friend.id', 'desc')
    .limit(mostShown)
    .execute()
}

/** How many friends came, and what they brought. */
export async function sumFriends(
  db: Database,
  accountId: number,
): Promise<{ count: number; earned: number }> {
  const { rows } = await sql<{ count: number; earned: number }>`
    select count(*)::integer as count, coalesce(sum(referral_reward.amount), 0)::bigint as earned
    from account friend left join referral_reward on referral_reward.friend_id = friend.id and ${isKept}
    where friend.referrer_id = ${accountId}`.execute(db)
  return rows[0] ?? { count: 0, earned: 0 }
}

/** A friend who deposited enough in time. */
export type ReadyFriend = {
  friendId: number
  referrerId: number
  merchantId: number
  registeredAt: number
}

/**
 * Friends whose deposits, and valid bets, reached what the terms ask for, about whom nothing is decided yet; those whose time is over for long
 * are not looked at.
 */
export async function listReadyFriends(
  db: Database,
  { now, most }: { now: number; most: number },
): Promise<ReadyFriend[]> {
  const { rows } = await sql<ReadyFriend>`
    select friend.id as "friendId", friend.referrer_id as "referrerId", friend.merchant_id as "merchantId",
      friend.registered_at as "registeredAt"
    from account friend
    join referral_terms terms on terms.merchant_id = friend.merchant_id and terms.is_open
    where friend.referrer_id is not null
      and friend.registered_at > ${now}::bigint - terms.days * 86400000::bigint - ${sql.lit(lateMs)}
      and not exists (select from referral_reward where referral_reward.friend_id = friend.id)
      and (
        select sum(amount) from money_entry
        where account_id = friend.id and kind = 'deposit' and amount > 0
          and created_at < friend.registered_at + terms.days * 86400000::bigint
          and not exists (select from bank_transfer_undo where undone_transfer_id = money_entry.transfer_id)
      ) >= terms.least_deposits
      and (terms.play_times = 0 or (
        select sum(valid_amount) from bet
        where account_id = friend.id and status = 'settled'
          and placed_at < friend.registered_at + terms.days * 86400000::bigint
      ) >= terms.least_deposits * terms.play_times)
    order by friend.id limit ${most}`.execute(db)
  return rows
}

/** How many friends of an account were rewarded. */
export async function countRewarded(trx: Database, referrerId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('referral_reward')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('referrer_id', '=', referrerId)
    .where('amount', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes what came of a friend; false where it was decided before. */
export async function insertReferralReward(
  trx: Database,
  row: {
    friend_id: number
    referrer_id: number
    amount: number
    refused: ReferralRefusal | null
    decided_at: number
    asked_bet: number
    asked_deposits: number
    asked_until: number
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('referral_reward')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
