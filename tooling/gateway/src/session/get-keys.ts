import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** The public key of sealed bodies as a JWK. */
export const getKeyJwk: Handler<typeof calls.session.keyJwk> = async ({ house }) => house.keys.jwe.publicJwk

/** The modulus of the legacy cipher: plain text, 256 hex digits (wire 2). */
export const getKeyRsa: Handler<typeof calls.session.keyRsa> = async ({ house }) =>
  house.keys.legacy.modulusHex
