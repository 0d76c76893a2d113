import type { Database } from '../db/database.ts'

/** What an account is to its owner: who is above it, its level, when it came and was last here. */
export async function getProfile(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .leftJoin('account as upline', 'upline.id', 'account.upline_id')
    .leftJoin('club', 'club.id', 'account.club_id')
    .leftJoin('sub_account', 'sub_account.account_id', 'account.id')
    .leftJoin('account as owner', 'owner.id', 'sub_account.owner_id')
    .select((eb) => [
      eb
        .selectFrom('consent')
        .select('version')
        .whereRef('consent.account_id', '=', 'account.id')
        .orderBy('consent.id', 'desc')
        .limit(1)
        .as('acceptedTerms'),
      'account.id',
      'account.opened_by as openedBy',
      'account.name',
      'account.nickname',
      'account.type',
      'account.mobile',
      'account.mobile_verified_at',
      'account.email_verified_at',
      'account.registered_at',
      'account.last_login_at',
      'account.last_login_ip',
      'account.last_login_region',
      'upline.name as uplineName',
      'club.name_vi as clubVi',
      'club.name_en as clubEn',
      'club.color as clubColor',
      'owner.name as ownerName',
      'sub_account.rights',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** What guards an account: its password, addresses, transaction password and authenticator. */
export async function getGuards(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .leftJoin('payment_password', 'payment_password.account_id', 'account.id')
    .leftJoin('authenticator', 'authenticator.account_id', 'account.id')
    .select([
      'account.password_hash',
      'account.password_changed_at',
      'account.registered_at',
      'account.email',
      'account.email_verified_at',
      'account.mobile',
      'account.mobile_verified_at',
      'account.real_name',
      'payment_password.changed_at as payment_changed_at',
      'authenticator.confirmed_at',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** The providers that an account can sign in by. */
export async function listSocialProviders(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('social_identity')
    .select('provider')
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute()
  return rows.map(({ provider }) => provider)
}
