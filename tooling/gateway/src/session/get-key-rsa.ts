import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** The modulus of the legacy cipher: plain text, 256 hex digits (wire 14). */
export const getKeyRsa: Handler<typeof calls.session.keyRsa> = async ({ services }) =>
  services.keys.legacy.modulusHex
