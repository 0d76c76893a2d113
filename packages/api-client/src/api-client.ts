import { calls, requestTimeoutMs, type Call, type CallInput, type CallReply } from '@saola/protocol'
import { ApiError, isApiError } from './api-error.ts'
import type { BodyCipher, CipherName, RandomBytes } from './body-cipher.ts'
import { buildRequest, type BuiltRequest } from './build-request.ts'
import { readReply } from './read-reply.ts'
import { createShareReads } from './share-reads.ts'
import type { Transport } from './transport.ts'

/** Where and as whom the client speaks. Language and token are asked for at each call. */
export type ApiClientOptions = {
  /** Origin of the gateway; empty for the page's own. */
  baseUrl?: string
  merchant: string
  language: () => 'VI' | 'EN'
  token: () => string | undefined
  cipher: CipherName
  fetch?: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  now?: () => number
  random?: RandomBytes
  /** Limit of one call in milliseconds, reading the body included; specification 9 says 120,000. */
  timeoutMs?: number
}

/** What a single call may add. */
export type SendOptions = {
  signal?: AbortSignal | undefined
  /** Names one act of a person, so that a repeat returns the first result. Only money calls carry it. */
  idempotencyKey?: string | undefined
  /**
   * Told how much of a JSON body has left, from 0 to 1. Never called where the browser cannot send streams (Safari,
   * Firefox) or the gateway is not reached over HTTP/2: show a bar only once it was called.
   */
  onUploadProgress?: ((fraction: number) => void) | undefined
}

type SendArguments<C extends Call> =
  undefined extends CallInput<C>
    ? [input?: CallInput<C>, options?: SendOptions]
    : [input: CallInput<C>, options?: SendOptions]

type Delivery = Pick<SendOptions, 'signal' | 'onUploadProgress'>

/** Sends one call. Resolves with the checked reply, throws nothing but `ApiError`. */
export type ApiClient = { send<C extends Call>(call: C, ...rest: SendArguments<C>): Promise<CallReply<C>> }

/**
 * The one way to the gateway (specification 7): headers, `t`, sealing, timeout, envelope and the check of the reply.
 *
 * @example
 * const { sumBalance } = await api.send(calls.wallet.balance)
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const now = options.now ?? Date.now
  const random = options.random ?? secureBytes
  let transport: Promise<Transport> | undefined
  const shareReads = createShareReads()
  let cipher: Promise<BodyCipher> | undefined

  async function send<C extends Call>(call: C, ...rest: SendArguments<C>): Promise<CallReply<C>> {
    const [input, { signal, idempotencyKey, onUploadProgress } = {}] = rest
    const context = {
      merchant: options.merchant,
      language: options.language(),
      token: options.token(),
      idempotencyKey: call.money ? (idempotencyKey ?? hexOf(random(16))) : undefined,
      now: now(),
    }
    const deliver = (abort?: AbortSignal): Promise<CallReply<C>> =>
      sealAndDeliver(call, buildRequest(call, input, context), { signal: abort, onUploadProgress })
    try {
      if (call.method !== 'GET') return await deliver(signal)
      const key = JSON.stringify([call.id, input, context.language, call.token !== 'none' && context.token])
      return await shareReads(key, signal, deliver)
    } catch (cause) {
      if (isApiError(cause)) throw cause
      throw new ApiError({ kind: signal?.aborted ? 'aborted' : 'network', callId: call.id, cause })
    }
  }

  async function sealAndDeliver<C extends Call>(
    call: C,
    request: BuiltRequest,
    delivery: Delivery,
  ): Promise<CallReply<C>> {
    if (!call.sealed && call.announced === undefined) return deliverOnce(call, request, delivery)
    try {
      return await deliverOnce(call, await seal(call, request), delivery)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'request_body_required') throw error
      // The gateway could not open the body: its key has changed. It did nothing, so once more is safe.
      cipher = undefined
      return deliverOnce(call, await seal(call, request), delivery)
    }
  }

  async function loadTransport(): Promise<Transport> {
    const { createTransport } = await import('./transport.ts')
    return createTransport(options.baseUrl, options.fetch)
  }

  async function seal(call: Call, request: BuiltRequest): Promise<BuiltRequest> {
    cipher ??= loadCipher()
    const opened = await cipher.catch((error: unknown) => {
      cipher = undefined
      throw error
    })
    const { value, encryption } = await opened.seal(JSON.stringify(request.body))
    const headers = { ...request.headers, Encryption: encryption }
    return call.sealed ? { ...request, headers, body: { value } } : { ...request, headers }
  }

  async function loadCipher(): Promise<BodyCipher> {
    if (options.cipher === 'jwe') {
      const [{ createJweCipher }, jwk] = await Promise.all([
        import('./jwe-cipher.ts'),
        send(calls.session.keyJwk),
      ])
      return createJweCipher(jwk)
    }
    const [{ createDesRsaCipher }, modulus] = await Promise.all([
      import('./des-rsa-cipher.ts'),
      send(calls.session.keyRsa),
    ])
    return createDesRsaCipher(modulus, random)
  }

  async function deliverOnce<C extends Call>(
    call: C,
    request: BuiltRequest,
    { signal, onUploadProgress }: Delivery,
  ): Promise<CallReply<C>> {
    signal?.throwIfAborted()
    // One limit for the reply and its body; a limit on the reply alone would wait for ever for a body that stalls.
    const controller = new AbortController()
    const drop = (): void => controller.abort(signal?.reason)
    signal?.addEventListener('abort', drop, { once: true })
    const timer = setTimeout(() => controller.abort(timedOut), options.timeoutMs ?? requestTimeoutMs)
    let arrived
    try {
      transport ??= loadTransport()
      const deliver = await transport.catch((error: unknown) => {
        transport = undefined
        throw error
      })
      const response = await deliver(request, controller.signal, onUploadProgress)
      arrived = {
        status: response.status,
        text: await response.text(),
        retryAfter: response.headers.get('Retry-After'),
        now: now(),
      }
    } catch (error) {
      if (controller.signal.reason === timedOut) throw new ApiError({ kind: 'timeout', callId: call.id })
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', drop)
    }
    return readReply(call, arrived)
  }

  return { send }
}

const timedOut = Symbol('timed out')

function secureBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
