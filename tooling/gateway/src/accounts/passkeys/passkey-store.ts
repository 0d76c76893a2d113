import type { Database } from '../../db/database.ts'

/** A passkey as a signature is checked against it. */
export type PasskeyKey = {
  id: number
  credentialId: string
  accountId: number
  host: string
  publicKey: Buffer
  /** How often it has signed, as it told itself; 0 for one that lies on several devices. */
  signCount: number
}

/** What an owner sees of the account's passkeys, the oldest first. */
export function listPasskeys(
  db: Database,
  accountId: number,
): Promise<
  {
    id: number
    credentialId: string
    name: string
    host: string
    createdAt: number
    usedAt: number | null
  }[]
> {
  return db
    .selectFrom('passkey')
    .select([
      'id',
      'credential_id as credentialId',
      'name',
      'host',
      'created_at as createdAt',
      'used_at as usedAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** Whether an account has a passkey, at whichever address. */
export async function hasPasskey(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The passkey of a credential id, of an account of this merchant. */
export function findPasskey(
  db: Database,
  merchantId: number,
  credentialId: string,
): Promise<PasskeyKey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select([
      'passkey.id',
      'passkey.credential_id as credentialId',
      'passkey.account_id as accountId',
      'passkey.host',
      'passkey.public_key as publicKey',
      'passkey.sign_count as signCount',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .where('account.merchant_id', '=', merchantId)
    .executeTakeFirst()
}

/** Keeps a passkey; false when its credential is kept already. */
export async function insertPasskey(
  trx: Database,
  { name, now, ...key }: Omit<PasskeyKey, 'id'> & { name: string; now: number },
): Promise<boolean> {
  const written = await trx
    .insertInto('passkey')
    .values({
      credential_id: key.credentialId,
      account_id: key.accountId,
      host: key.host,
      public_key: key.publicKey,
      sign_count: key.signCount,
      name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Notes that a passkey has signed; false when it is gone, or has signed more often by now. */
export async function updatePasskeyUse(
  db: Database,
  { id, signCount, now }: { id: number; signCount: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ sign_count: signCount, used_at: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('sign_count', '=', 0), eb('sign_count', '<', signCount)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a passkey of an account; false when it has none of this id. */
export async function deletePasskey(trx: Database, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Removes every passkey of an account. */
export async function deletePasskeys(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('passkey').where('account_id', '=', accountId).execute()
}
