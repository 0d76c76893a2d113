import type { Database } from '../../db/database.ts'
import type { CallContext } from '../../http/mount.ts'
import { deviceHashOf, isElsewhere } from '../known-places.ts'
import { listFirstSeen } from '../known-place-store.ts'
import { getSessionPlace } from '../session-store.ts'

/**
 * Whether a session is at a place where the account was never before `since`, both by its network and by its browser, although it was
 * elsewhere. The place where an account began is its own, and so is what is new by one of the two alone. A session that is used
 * elsewhere than where it began was taken along by somebody.
 */
export async function isFreshPlace(
  db: Database,
  { account, ...here }: Pick<CallContext<unknown>, 'account' | 'ip' | 'userAgent'>,
  since: number,
): Promise<boolean> {
  const { ip, deviceHash, userAgent } = await getSessionPlace(db, account.tokenHash)
  if (isElsewhere({ ip, userAgent }, here)) return true
  const { addresses, devices } = await listFirstSeen(db, account.id)
  const device = deviceHash ?? deviceHashOf(account.id, { userAgent })
  return isFresh(addresses, ip, since) && isFresh(devices, device, since)
}

function isFresh(seen: ReadonlyMap<string, number>, place: string, since: number): boolean {
  const first = seen.get(place)
  if (first === undefined || first <= since) return false
  return [...seen.values()].some((at) => at < first)
}
