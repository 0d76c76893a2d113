import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Notes that a paid reward is taken back; undefined where it is already. */
export async function createReturn(
  trx: Database,
  taken: { accountId: number; playerId: number; source: string; amount: number; now: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into reward_return (account_id, player_id, source, amount, taken_at)
    values (${taken.accountId}, ${taken.playerId}, ${taken.source}, ${taken.amount}, ${taken.now})
    on conflict (source) where returned_at is null do nothing returning id`.execute(trx)
  return rows[0]?.id
}

/** Ends what was noted of a reward that is given again; undefined where it was not taken. */
export async function endReturn(trx: Database, source: string, now: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('reward_return')
    .set({ returned_at: now })
    .where('source', '=', source)
    .where('returned_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What a ledger account holds now. */
export async function readBalance(trx: Database, ledgerAccountId: number): Promise<number> {
  const row = await trx
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', ledgerAccountId)
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** Adds to what an account owes of rewards. */
export async function addRewardDebt(trx: Database, accountId: number, owed: number): Promise<void> {
  await sql`insert into reward_debt (account_id, owed) values (${accountId}, ${owed})
    on conflict (account_id) do update set owed = reward_debt.owed + excluded.owed`.execute(trx)
}

/** What an account owes of rewards, and how often some of it was paid. */
export async function readRewardDebt(
  db: Database,
  accountId: number,
): Promise<{ owed: number; payments: number }> {
  const row = await db
    .selectFrom('reward_debt')
    .select(['owed', 'payments'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { owed: 0, payments: 0 }
}

/** Notes what was paid of a debt. */
export async function payRewardDebt(trx: Database, accountId: number, paid: number): Promise<void> {
  await sql`update reward_debt set owed = owed - ${paid}, payments = payments + 1
    where account_id = ${accountId}`.execute(trx)
}

/** Withdraws a reward that nobody has claimed, or lets it be claimed again; false where it was claimed. */
export async function updateWithdrawn(
  trx: Database,
  vipRewardId: number,
  withdrawnAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('vip_reward')
    .set({ withdrawn_at: withdrawnAt })
    .where('id', '=', vipRewardId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
