import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** The public key of sealed bodies as a JWK. */
export const getKeyJwk: Handler<typeof calls.session.keyJwk> = async ({ services }) =>
  services.keys.jwe.publicJwk
