import type { Call } from '@saola/protocol'
import { keyJwk, keyRsa } from '@saola/protocol/calls/session'
import type { ApiClient } from './api-client.ts'
import type { BodyCipher, CipherName, RandomBytes } from './body-cipher.ts'
import type { BuiltRequest } from './build-request.ts'
import type { Unsendable } from './unsendable.ts'

/** Seals a request for the gateway's key and has it delivered. */
export type Sealing = <Reply>(
  call: Call,
  request: BuiltRequest,
  deliver: (sealed: BuiltRequest) => Promise<Reply>,
) => Promise<Reply>

/** Loaded with the first sealed call. The key comes by `send`, once, and once more when the gateway has changed it. */
export function createSealing(
  name: CipherName,
  random: RandomBytes,
  send: ApiClient['send'],
  unsendable: Unsendable,
): Sealing {
  let cipher: Promise<BodyCipher> | undefined

  function openCipher(): Promise<BodyCipher> {
    cipher ??= (name === 'jwe' ? loadJwe(send) : loadDesRsa(send, random)).catch((error: unknown) => {
      cipher = undefined
      throw error
    })
    return cipher
  }

  function textOf({ callId, body }: BuiltRequest): string {
    try {
      return JSON.stringify(body)
    } catch (cause) {
      throw unsendable(callId, 'body', String(cause), { cause })
    }
  }

  return async function sealing(call, request, deliver) {
    if (name === 'jwe' && !globalThis.crypto?.subtle) {
      throw unsendable(call.id, 'page', 'is none of https, so nothing can be sealed', { kind: 'insecure' })
    }
    const text = textOf(request)
    const used = openCipher()
    try {
      return await deliver(await seal(await used, call, request, text))
    } catch (error) {
      // The gateway could not open the body: its key has changed. It did nothing, so once more is safe.
      if (!(error instanceof Error && 'code' in error && error.code === 'request_body_required')) throw error
      if (cipher === used) cipher = undefined
      return deliver(await seal(await openCipher(), call, request, text))
    }
  }
}

async function loadJwe(send: ApiClient['send']): Promise<BodyCipher> {
  const [{ createJweCipher }, jwk] = await Promise.all([import('./jwe-cipher.ts'), send(keyJwk)])
  return createJweCipher(jwk)
}

async function loadDesRsa(send: ApiClient['send'], random: RandomBytes): Promise<BodyCipher> {
  const [{ createDesRsaCipher }, modulus] = await Promise.all([import('./des-rsa-cipher.ts'), send(keyRsa)])
  return createDesRsaCipher(modulus, random)
}

/** A sealed row sends `{ value }`; a row with announced fields sends its body open beside the header. */
async function seal(
  cipher: BodyCipher,
  call: Call,
  request: BuiltRequest,
  text: string,
): Promise<BuiltRequest> {
  const { value, encryption } = await cipher.seal(text)
  const headers = { ...request.headers, Encryption: encryption }
  return call.sealed ? { ...request, headers, body: { value } } : { ...request, headers }
}
