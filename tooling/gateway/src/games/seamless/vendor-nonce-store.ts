import type { Database } from '../../db/database.ts'

/** Takes a nonce if no call of the vendor has had it; answers whether it is ours. */
export async function takeNonce(
  db: Database,
  { vendor, nonce, signedAt }: { vendor: string; nonce: string; signedAt: number },
): Promise<boolean> {
  const taken = await db
    .insertInto('vendor_nonce')
    .values({ vendor_code: vendor, nonce, signed_at: signedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return taken !== undefined
}

/** Forgets the nonces of calls that were signed before a moment; how many there were. */
export async function deleteNoncesBefore(db: Database, moment: number): Promise<number> {
  const deleted = await db.deleteFrom('vendor_nonce').where('signed_at', '<', moment).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
