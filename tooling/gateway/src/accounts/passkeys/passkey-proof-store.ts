import type { Database } from '../../db/database.ts'

/** Writes that a passkey has just proved its account, by the hash of the code that says so. */
export async function insertPasskeyProof(
  db: Database,
  proof: { hash: string; accountId: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('passkey_proof')
    .values({ proof_hash: proof.hash, account_id: proof.accountId, expires_at: proof.expiresAt })
    .execute()
}

/** Removes the proofs that are too old. */
export async function deleteExpiredPasskeyProofs(db: Database, now: number): Promise<void> {
  await db.deleteFrom('passkey_proof').where('expires_at', '<=', now).execute()
}

/** Uses a proof up; false when there is none, it was used, or is too old. */
export async function takePasskeyProof(
  db: Database,
  { hash, accountId, now }: { hash: string; accountId: number; now: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_proof')
    .where('proof_hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
