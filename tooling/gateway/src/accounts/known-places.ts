import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { CallContext } from '../http/mount.ts'
import { networkOf } from '../http/edge/ip-address.ts'
import { messageText } from '../http/messages.ts'
import { getContacts, ownerAddress } from './contact-store.ts'
import { describeVisit } from './describe-device.ts'
import { listFirstSeen, listKnownAddresses, listKnownDevices, saveKnownDevice } from './known-place-store.ts'

/** What a sign-in tells of where it comes from. */
export type Visit = Pick<
  CallContext<unknown>,
  'services' | 'merchant' | 'ip' | 'userAgent' | 'region' | 'language'
>

/** Browsers are kept as a hash of the random id that each keeps. */
export function hashDevice(accountId: number, deviceId: string): string {
  return createHash('sha256').update(`${accountId}:${deviceId}`).digest('hex')
}

/** The same browser for all accounts of a merchant, so that those of one person can be told (wallet 45). */
function hashOfMerchant(merchantId: number, deviceId: string): string {
  return createHash('sha256').update(`merchant:${merchantId}:${deviceId}`).digest('hex')
}

/** Whether an account has signed in from an address; its very first address is its own. */
export async function isKnownAddress(db: Database, accountId: number, ip: string): Promise<boolean> {
  const known = await listKnownAddresses(db, accountId)
  return known.length === 0 || known.includes(ip)
}

/** Whether an account has signed in from a network before a moment; one that is younger than that is at home wherever it is. */
export async function isKnownNetwork(
  db: Database,
  accountId: number,
  ip: string,
  before: number,
): Promise<boolean> {
  const { addresses } = await listFirstSeen(db, accountId)
  const known = [...addresses].filter(([, at]) => at <= before).map(([address]) => networkOf(address))
  return known.length === 0 || known.includes(networkOf(ip))
}

/** Whether an account has signed in with a browser; its very first browser is its own. */
export async function isKnownDevice(
  db: Database,
  accountId: number,
  visit: Pick<Visit, 'userAgent'>,
  deviceId: string | undefined,
): Promise<boolean> {
  const known = await listKnownDevices(db, accountId)
  const hash = deviceHashOf(accountId, visit, deviceId)
  return known.length === 0 || known.some((device) => device.deviceHash === hash)
}

/** A browser that gives itself no id is known by its own words, so that leaving the id out hides nothing. */
export function deviceHashOf(
  accountId: number,
  { userAgent }: Pick<Visit, 'userAgent'>,
  deviceId?: string,
): string {
  return hashDevice(accountId, deviceId || `agent:${userAgent}`)
}

/**
 * In another network, and by another name of the browser (session 50, wallet 41). A phone changes its network all day and keeps its
 * name; a browser that was updated at home keeps its network; a thief has neither.
 */
export function isElsewhere(
  known: { ip: string; userAgent: string },
  here: { ip: string; userAgent: string },
): boolean {
  return networkOf(known.ip) !== networkOf(here.ip) && known.userAgent !== here.userAgent
}

/**
 * Notes the browser of a sign-in; when it is new to an account that has others, the owner hears of it.
 */
export async function greetDevice(
  db: Database,
  accountId: number,
  visit: Visit,
  deviceId: string | undefined,
): Promise<void> {
  const known = await listKnownDevices(db, accountId)
  const deviceHash = deviceHashOf(accountId, visit, deviceId)
  const merchantHash = deviceId ? hashOfMerchant(visit.merchant.id, deviceId) : null
  const isKnown = known.some((device) => device.deviceHash === deviceHash)
  // One that was known before there was the second hash gets it now.
  if (isKnown && (merchantHash === null || known.some((device) => device.merchantHash === merchantHash)))
    return
  await saveKnownDevice(db, { accountId, deviceHash, merchantHash, now: visit.services.now() })
  if (known.length > 0 && !isKnown) await tellNewDevice(db, accountId, visit)
}

async function tellNewDevice(db: Database, accountId: number, visit: Visit): Promise<void> {
  const { services, merchant, language } = visit
  const address = ownerAddress(await getContacts(db, accountId))
  if (!address) return
  const sent = services.messenger.send({
    merchantId: merchant.id,
    accountId,
    ...address,
    title: messageText(language, 'session.new_device.title'),
    content: messageText(language, 'session.new_device.content', {
      from: describeVisit(language, visit),
    }),
    language,
    now: services.now(),
  })
  // Somebody who may come in is not kept out because a notice got lost.
  await sent.catch((error: unknown) => console.error('[new device]', error))
}
