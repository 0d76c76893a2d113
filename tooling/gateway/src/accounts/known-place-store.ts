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

/** Notes that an account is at home in a browser, by the hash of the browser's id. */
export async function insertKnownDevice(
  db: Database,
  accountId: number,
  deviceHash: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash, first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The browsers that an account has signed in with, by the hashes of their ids. */
export async function listKnownDevices(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((device) => device.device_hash)
}
