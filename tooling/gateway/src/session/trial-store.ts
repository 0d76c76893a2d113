import { sql } from 'kysely'
import { accountType } from '@saola/protocol'
import { noPassword } from '../accounts/passwords.ts'
import type { SignInAccount } from '../accounts/sign-in-account-store.ts'
import type { Database } from '../db/database.ts'

/** Two visitors at once must not get one account. */
const freePlayLock = 728_471_003

/** Keeps others from choosing a trial account until the transaction ends. */
export async function lockTrials(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(lock_of(${sql.lit(freePlayLock)}, current_schema()))`.execute(trx)
}

/** The id of a trial account that nobody is signed in to. */
export async function findIdleTrial(
  trx: Database,
  merchantId: number,
  now: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('type', '=', accountType.trial)
    .where('password_hash', '=', noPassword)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('session')
            .select('token_hash')
            .whereRef('session.account_id', '=', 'account.id')
            .where('expires_at', '>', now),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Makes a trial account as new for its next visitor: a nickname in her language, and nobody's favorites. */
export async function resetTrial(
  trx: Database,
  accountId: number,
  nickname: string,
): Promise<Omit<SignInAccount, 'password_hash' | 'active_flag'>> {
  const account = await trx
    .updateTable('account')
    .set({ nickname })
    .where('id', '=', accountId)
    .returning(['id', 'name', 'type', 'first_login', 'password_expired', 'access_ended_at'])
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('favorite').where('account_id', '=', accountId).execute()
  return account
}
