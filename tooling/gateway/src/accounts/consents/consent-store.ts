import type { Database } from '../../db/database.ts'

/** What somebody accepts. */
export type Consent = { accountId: number; version: string; at: number; ip: string }

/** Keeps that an account accepted a version; the first time counts. */
export async function addConsent(trx: Database, { accountId, version, at, ip }: Consent): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ account_id: accountId, version, accepted_at: at, ip })
    .onConflict((conflict) => conflict.columns(['account_id', 'version']).doNothing())
    .execute()
}
