import { createHash } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import type { CallContext } from '../http/mount.ts'
import { messageText } from '../http/messages.ts'
import { describeDevice, placeOf } from './describe-device.ts'

/** What a sign-in tells of where it comes from. */
export type Visit = Pick<
  CallContext<unknown>,
  'house' | 'merchant' | 'ip' | 'userAgent' | 'region' | 'language'
>

/** Browsers are kept as a hash of the random id that each keeps. */
export function hashDevice(accountId: number, deviceId: string): string {
  return createHash('sha256').update(`${accountId}:${deviceId}`).digest('hex')
}

/** Notes that an account is at home at an address. */
export async function rememberAddress(
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

/** Whether an account has signed in from an address; its very first address is its own. */
export async function isKnownAddress(db: Database, accountId: number, ip: string): Promise<boolean> {
  const rows = await db.selectFrom('known_address').select('ip').where('account_id', '=', accountId).execute()
  return rows.length === 0 || rows.some((row) => row.ip === ip)
}

/**
 * Notes the browser of a sign-in; when it is new to an account that has others, the owner hears of it. One that gives
 * itself no id is known by its own words, so that leaving the id out does not keep the notice back.
 */
export async function greetDevice(
  db: Database,
  accountId: number,
  visit: Visit,
  deviceId: string | undefined,
): Promise<void> {
  const known = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .execute()
  const deviceHash = hashDevice(accountId, deviceId || `agent:${visit.userAgent}`)
  if (known.some((device) => device.device_hash === deviceHash)) return
  await db
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash, first_seen_at: visit.house.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (known.length > 0) await tellNewDevice(db, accountId, visit)
}

async function tellNewDevice(db: Database, accountId: number, visit: Visit): Promise<void> {
  const { house, merchant, language } = visit
  const owner = await db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const recipient = owner.email ?? owner.mobile
  if (recipient === null) return
  const sent = house.messenger.send({
    merchantId: merchant.id,
    accountId,
    channel: owner.email === null ? 'sms' : 'email',
    recipient,
    title: messageText(language, 'session.new_device.title'),
    content: messageText(language, 'session.new_device.content', {
      device: describeDevice(visit.userAgent),
      place: placeOf(visit.region, visit.ip),
    }),
    language,
    now: house.now(),
  })
  // Somebody who may come in is not kept out because a notice got lost.
  await sent.catch((error: unknown) => console.error('[new device]', error))
}
