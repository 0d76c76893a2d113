import { createECDH, hkdfSync } from 'node:crypto'
import type { Services } from '../../services/services.ts'

/** The pair by which push services know this installation (VAPID, RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/**
 * The pair follows from the store secret, so every process of an installation has the same one and nothing is kept.
 */
export function pushKeysOf({ settings }: Pick<Services, 'settings'>): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', settings.storeSecret, '', 'saola push', 32)))
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}
