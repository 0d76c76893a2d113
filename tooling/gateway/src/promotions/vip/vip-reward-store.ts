import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { parseId } from '../../http/parse-id.ts'

type RewardRow = Selectable<Schema['vip_reward']>

/** A reward with the name of the level that gave it. */
export type WholeReward = RewardRow & { name_vi: string; name_en: string }

/** How many rewards a look shows at most. */
const mostShown = 100

/** Gives a reward; one that was given is not given again. */
export async function insertReward(trx: Database, row: Insertable<Schema['vip_reward']>): Promise<void> {
  await trx
    .insertInto('vip_reward')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An account's rewards: those to claim, then those claimed, newest first. */
export function listIssued(db: Database, accountId: number): Promise<WholeReward[]> {
  return wholeRewards(db)
    .where('vip_reward.account_id', '=', accountId)
    .where('vip_reward.withdrawn_at', 'is', null)
    .orderBy(sql`vip_reward.claimed_at is not null`)
    .orderBy('vip_reward.id', 'desc')
    .limit(mostShown)
    .execute()
}

/** An account's reward by its number on the wire, locked until the transaction ends. */
export async function lockReward(
  trx: Database,
  accountId: number,
  rewardId: string,
): Promise<WholeReward | undefined> {
  return wholeRewards(trx)
    .where('vip_reward.id', '=', parseId(rewardId))
    .where('vip_reward.account_id', '=', accountId)
    .forUpdate('vip_reward')
    .executeTakeFirst()
}

/** Notes that a reward was claimed. */
export async function updateToClaimed(trx: Database, id: number, now: number): Promise<void> {
  await trx.updateTable('vip_reward').set({ claimed_at: now }).where('id', '=', id).execute()
}

/** Notes a month whose salaries are given now; false for one that was noted before. */
export async function insertMonth(trx: Database, month: number, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('vip_month')
    .values({ month, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Gives everybody on a level the salary of a month whose valid bets reached what the level asks for; answers how many. */
export async function insertSalaries(
  trx: Database,
  { month, until, now }: { month: number; until: number; now: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into vip_reward (account_id, club_id, kind, month, amount, issued_at, asked)
    select account.id, club.id, 'salary', ${month}, club.salary, ${now}, greatest(club.month_turnover, 1)
    from account join club on club.id = account.club_id and club.salary > 0
    join (
      select account_id, sum(valid_amount) as month_turnover from play_of_day
      where day >= ${month} and day < ${until} group by account_id
    ) as played on played.account_id = account.id
    where played.month_turnover >= greatest(club.month_turnover, 1)
    order by account.id on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

function wholeRewards(db: Database) {
  return db
    .selectFrom('vip_reward')
    .innerJoin('club', 'club.id', 'vip_reward.club_id')
    .selectAll('vip_reward')
    .select(['club.name_vi', 'club.name_en'])
}
