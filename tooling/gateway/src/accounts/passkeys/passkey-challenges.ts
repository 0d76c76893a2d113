import { createHash } from 'node:crypto'
import { passkeyHost, passkeyMs } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import type { Services } from '../../services/services.ts'
import {
  deleteExpiredPasskeyChallenges,
  insertPasskeyChallenge,
  takeChallengeOf,
  type TakenChallenge,
} from './passkey-challenge-store.ts'

/** Web Authentication Level 3 section 13.4.3 wants 16 bytes at least. */
const challengeBytes = 32

/** The page that asks: its origin, and the host that its passkeys belong to. Refused where browsers make none. */
export function requirePasskeyPage({ requestHeaders }: Pick<CallContext<unknown>, 'requestHeaders'>): {
  origin: string
  host: string
} {
  const origin = requestHeaders.get('origin') ?? ''
  const host = passkeyHost(origin)
  if (host === undefined) throw new Fault('passkey.none')
  return { origin, host }
}

/** Opens what is to be signed at a host, and answers it. `accountId` is whose passkey is to be added. */
export async function openPasskeyChallenge(
  { db, randomBytes, now }: Services,
  { host, accountId }: { host: string; accountId?: number },
): Promise<string> {
  const challenge = randomBytes(challengeBytes).toString('base64url')
  await deleteExpiredPasskeyChallenges(db, now())
  const expiresAt = now() + passkeyMs
  await insertPasskeyChallenge(db, { hash: hashOf(challenge), host, accountId, now: now(), expiresAt })
  return challenge
}

/** Uses a challenge up; undefined when it was used, is too old, or was opened at another host. */
export function takePasskeyChallenge(
  { db, now }: Services,
  challenge: string,
  host: string,
): Promise<TakenChallenge | undefined> {
  return takeChallengeOf(db, { hash: hashOf(challenge), host, now: now() })
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(`passkey:${challenge}`).digest('hex')
}
