import type { Database } from '../db/database.ts'

/** What an account chose for its reality checks, and when it answered the last one. */
export type ProtectionSetting = { realityMinutes: number | null; checkedAt: number | null }

/** The setting of an account; undefined until it first chose or answered. */
export function findSetting(db: Database, accountId: number): Promise<ProtectionSetting | undefined> {
  return db
    .selectFrom('protection_setting')
    .select(['reality_minutes as realityMinutes', 'checked_at as checkedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Keeps the minutes between two reality checks. */
export async function upsertRealityMinutes(db: Database, accountId: number, minutes: number): Promise<void> {
  await upsertSetting(db, accountId, { reality_minutes: minutes })
}

/** Notes when a check was answered. */
export async function upsertCheckedAt(db: Database, accountId: number, now: number): Promise<void> {
  await upsertSetting(db, accountId, { checked_at: now })
}

async function upsertSetting(
  db: Database,
  accountId: number,
  chosen: { reality_minutes: number } | { checked_at: number },
): Promise<void> {
  await db
    .insertInto('protection_setting')
    .values({ account_id: accountId, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute()
}
