import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A device that is told, as its browser described itself. */
export type PushDevice = {
  id: number
  accountId: number
  endpoint: string
  p256dh: string
  auth: string
  language: 'VI' | 'EN'
}

/** Writes a device down, or what has changed of it; a browser has one owner, the one who asked last. */
export async function saveDevice(
  db: Database,
  device: Omit<PushDevice, 'id'> & { tokenHash: string; now: number },
): Promise<void> {
  const facts = {
    account_id: device.accountId,
    token_hash: device.tokenHash,
    p256dh: device.p256dh,
    auth: device.auth,
    language: device.language,
  }
  await db
    .insertInto('push_device')
    .values({ ...facts, endpoint: device.endpoint, created_at: device.now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(facts))
    .execute()
}

/** Keeps the newest devices of an account, so many as may be. */
export async function forgetOldDevices(db: Database, accountId: number, most: number): Promise<void> {
  await sql`delete from push_device where account_id = ${accountId} and id not in (
    select id from push_device where account_id = ${accountId} order by id desc limit ${most})`.execute(db)
}

/** Forgets a device of an account; nothing where it has no such device. */
export async function deleteDevice(
  db: Database,
  { accountId, endpoint }: { accountId: number; endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Forgets a device whose push service knows it no longer. */
export async function deleteGoneDevice(db: Database, id: number): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', id).execute()
}

/** The devices of accounts that are signed in now. */
export function listSignedInDevices(
  db: Database,
  accountIds: readonly number[],
  now: number,
): Promise<PushDevice[]> {
  return db
    .selectFrom('push_device')
    .innerJoin('session', 'session.token_hash', 'push_device.token_hash')
    .select([
      'push_device.id',
      'push_device.account_id as accountId',
      'endpoint',
      'p256dh',
      'auth',
      'language',
    ])
    .where('push_device.account_id', 'in', accountIds)
    .where('session.expires_at', '>', now)
    .orderBy('push_device.id')
    .execute()
}
