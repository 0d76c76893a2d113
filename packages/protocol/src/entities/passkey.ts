import * as z from 'zod/mini'

// The shapes are those of Web Authentication Level 3, section 5.1 in JSON: a browser's own words, bytes in base64url.

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

const credentialRef = z.object({
  id: z.string(),
  type: z.literal('public-key'),
})

/** What a browser is asked to make: a passkey that knows its owner by itself and looks at him each time. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialRef),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** What a browser is asked to sign; an empty list takes any passkey of the address. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credentialRef),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** A passkey that was made, as the browser tells it. */
export const madePasskey = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
  }),
})
export type MadePasskey = z.infer<typeof madePasskey>

/** What a passkey has signed, as the browser tells it. */
export const passkeyAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(base64url(100))),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
