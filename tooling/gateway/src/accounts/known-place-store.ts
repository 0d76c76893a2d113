import { sql } from 'kysely'
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

/** Whether an account has signed in from an address, and whether in a browser. */
export async function isKnownPlace(
  db: Database,
  accountId: number,
  { ip, deviceHash }: { ip: string; deviceHash: string },
): Promise<{ address: boolean; device: boolean }> {
  const { rows } = await sql<{ address: boolean; device: boolean }>`select
    exists(select 1 from known_address where account_id = ${accountId} and ip = ${ip}) as address,
    exists(select 1 from known_device
      where account_id = ${accountId} and device_hash = ${deviceHash}) as device`.execute(db)
  return rows[0] ?? { address: false, device: false }
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

/** When an account was first seen at each of its addresses, and in each of its browsers by their hashes. */
export async function listFirstSeen(
  db: Database,
  accountId: number,
): Promise<{ addresses: ReadonlyMap<string, number>; devices: ReadonlyMap<string, number> }> {
  const addresses = await db
    .selectFrom('known_address')
    .select(['ip', 'first_seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  const devices = await db
    .selectFrom('known_device')
    .select(['device_hash', 'first_seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  return {
    addresses: new Map(addresses.map((row) => [row.ip, row.first_seen_at])),
    devices: new Map(devices.map((row) => [row.device_hash, row.first_seen_at])),
  }
}
