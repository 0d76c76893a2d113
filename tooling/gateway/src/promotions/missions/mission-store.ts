import type { MissionKind } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The missions that run at a merchant, with what each gives. */
export function listMissions(
  db: Database,
  merchantId: number,
): Promise<{ kind: MissionKind; reward: number }[]> {
  return db
    .selectFrom('mission')
    .select(['kind', 'reward'])
    .where('merchant_id', '=', merchantId)
    .where('is_open', '=', true)
    .execute()
}

/** Lets a mission run, changes what it gives, or ends it. */
export async function saveMission(
  db: Database,
  row: { merchant_id: number; kind: MissionKind; reward: number; is_open: boolean },
): Promise<void> {
  await db
    .insertInto('mission')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet(row))
    .execute()
}

type Done = Record<MissionKind, boolean> & { registeredAt: number; hasZalo: boolean }

/** What a member has done, and since when the account is there. */
export async function readDone(db: Database, accountId: number): Promise<Done> {
  const { rows } = await sql<Done>`
    select registered_at as "registeredAt",
      coalesce(details ->> 'zalo', '') <> '' as "hasZalo",
      coalesce(details ->> 'zalo', '') <> '' and mobile_verified_at is not null as zalo,
      (mobile_verified_at is not null or email_verified_at is not null) as contact,
      exists (select from payment_password where account_id = account.id) as payment_password,
      exists (select from bank_card where account_id = account.id and removed_at is null) as bank_card,
      coalesce((select sum(amount) from money_entry where account_id = account.id and kind = 'deposit'), 0) > 0
        as first_deposit,
      exists (select from bet where account_id = account.id and status = 'settled') as first_bet
    from account where id = ${accountId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`account ${accountId} is gone`)
  return row
}

/** When a member claimed which mission, and whether that was taken back. */
export async function readClaims(
  db: Database,
  accountId: number,
): Promise<ReadonlyMap<string, { amount: number; claimedAt: number; isTaken: boolean }>> {
  const isTaken = sql<boolean>`exists (
    select from reward_return where source = 'mission:' || mission_claim.account_id || ':' || mission_claim.kind and returned_at is null)`
  const rows = await db
    .selectFrom('mission_claim')
    .select(['kind', 'amount', 'claimed_at as claimedAt', isTaken.as('isTaken')])
    .where('mission_claim.account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ kind, ...claim }) => [kind, claim]))
}

/** Notes that a mission was claimed; false where it was before. */
export async function insertMissionClaim(
  trx: Database,
  row: { account_id: number; kind: MissionKind; amount: number; claimed_at: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mission_claim')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
