import { createHash } from 'node:crypto'
import { lockLinkMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Merchant } from '../../services/ports.ts'
import type { Services } from '../../services/services.ts'
import { siteOf } from '../../services/site-of.ts'
import { deleteEndedLinks, insertLockLink, takeLockLink } from './lock-link-store.ts'

/** Random bytes of a link. */
const linkBytes = 24

/**
 * A link for a notice, by which an owner locks the account (session 40). What opens it stands behind the `#`, so that it is in no
 * server's log, and is kept as its hash.
 */
export async function openLockLink(
  services: Services,
  merchant: Merchant,
  accountId: number,
): Promise<string> {
  const token = services.randomBytes(linkBytes).toString('base64url')
  const now = services.now()
  await deleteEndedLinks(services.db, accountId, now)
  await insertLockLink(services.db, { tokenHash: hashOf(token), accountId, now, expiresAt: now + lockLinkMs })
  return `${siteOf(services.settings, merchant.settings)}/not-me#${token}`
}

/** Uses a link up and answers whose it is; undefined when it was used, is too old, or never was. */
export function useLockLink(trx: Database, token: string, now: number): Promise<number | undefined> {
  return takeLockLink(trx, hashOf(token), now)
}

function hashOf(token: string): string {
  return createHash('sha256').update(`lock-link:${token}`).digest('hex')
}
