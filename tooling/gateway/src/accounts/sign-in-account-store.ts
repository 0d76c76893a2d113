import type { Database } from '../db/database.ts'

/** An account as signing in needs it. */
export type SignInAccount = {
  id: number
  name: string
  type: number
  password_hash: string
  active_flag: number
  first_login: boolean
  password_expired: boolean
  /** When its access was last ended. Read before a proof is taken: what starts a session refuses an older one. */
  access_ended_at: number
}

/** The account of a name, whatever its state. */
export async function findByName(
  db: Database,
  merchantId: number,
  name: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId).where('name', '=', name).executeTakeFirst()
}

/**
 * The account that a phone number in E.164 opens: one whose owner has proved the number by a code. A number that was
 * only written into a form may be anybody's, so it opens nothing.
 */
export async function findByProvedMobile(
  db: Database,
  merchantId: number,
  mobile: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** The account that has proved a mail address, in lower case, to be its own. */
export async function findByProvedEmail(
  db: Database,
  merchantId: number,
  email: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** The account of a name that has a mail address, in lower case, proved or not. */
export async function findByNameAndEmail(
  db: Database,
  merchantId: number,
  name: string,
  email: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId)
    .where('name', '=', name)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
}

/** The account of an id. */
export async function findById(
  db: Database,
  merchantId: number,
  id: number,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId).where('id', '=', id).executeTakeFirst()
}

/** The hash of the same password at today's cost; one that was changed meanwhile stays. */
export async function renewPasswordHash(
  db: Database,
  { id, password_hash: outdated }: Pick<SignInAccount, 'id' | 'password_hash'>,
  renewed: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', outdated)
    .execute()
}

function signInAccounts(db: Database, merchantId: number) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'name',
      'type',
      'password_hash',
      'active_flag',
      'first_login',
      'password_expired',
      'access_ended_at',
    ])
    .where('merchant_id', '=', merchantId)
}
