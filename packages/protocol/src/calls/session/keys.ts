import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { noInput } from '../../fields.ts'

export const keyJwk = defineCall({
  id: 'session.keyJwk',
  method: 'GET',
  path: '/wps/session/key/jwk',
  alwaysOpen: true,
  about: 'Public key for sealed bodies (RSA-OAEP-256)',
  input: noInput,
  reply: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string(), kid: z.string(), alg: z.string() }),
})

export const keyRsa = defineCall({
  id: 'session.keyRsa',
  method: 'GET',
  path: '/wps/session/key/rsa',
  answer: 'text',
  alwaysOpen: true,
  about: 'Public modulus in hex for the legacy cipher',
  input: noInput,
  /** 256 digits as a rule (wire 14). Fewer than 128 digits are no key worth sealing with, and an error page is none at all. */
  reply: z.string().check(z.regex(/^\s*[\da-f]{128,1024}\s*$/i)),
})
