import type { Database } from '../db/database.ts'

/** Notes that an account is at home at an address. */
export async function insertKnownAddress(
  db: Database,
  accountId: number,
  ip: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('known_address')
    .values({ account_id: accountId, ip, first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The addresses that an account has signed in from. */
export async function listKnownAddresses(db: Database, accountId: number): Promise<string[]> {
  const rows = await db.selectFrom('known_address').select('ip').where('account_id', '=', accountId).execute()
  return rows.map(({ ip }) => ip)
}

/** A browser by the hash of its id for one account, and by the one for all accounts of the merchant. */
type KnownDevice = { deviceHash: string; merchantHash: string | null }

/** Notes that an account is at home in a browser, or the hash that it shares with the merchant's others. */
export async function saveKnownDevice(
  db: Database,
  { accountId, deviceHash, merchantHash, now }: KnownDevice & { accountId: number; now: number },
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({
      account_id: accountId,
      device_hash: deviceHash,
      merchant_hash: merchantHash,
      first_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ merchant_hash: merchantHash }),
    )
    .execute()
}

/** The browsers that an account has signed in with. */
export async function listKnownDevices(db: Database, accountId: number): Promise<KnownDevice[]> {
  return db
    .selectFrom('known_device')
    .select(['device_hash as deviceHash', 'merchant_hash as merchantHash'])
    .where('account_id', '=', accountId)
    .execute()
}
