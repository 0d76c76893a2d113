import type { Call, CallInput, CallReply } from '@saola/protocol'
import { ApiError, isApiError } from './api-error.ts'
import type { CipherName, RandomBytes } from './body-cipher.ts'
import type { BuiltRequest } from './build-request.ts'
import { loadOnce } from './load-once.ts'
import { readReply } from './read-reply.ts'
import { createShareReads } from './share-reads.ts'
import { unsendable } from './unsendable.ts'

/** Where and as whom the client speaks. Language and token are asked for at each call. */
export type ApiClientOptions = {
  /** Origin of the gateway, with the path that it stands under; empty for the page's own. */
  baseUrl?: string
  /** Whether cookies go along; always as a rule. */
  credentials?: RequestCredentials
  /** Other paths than the rows have, by the ids of calls. */
  paths?: Readonly<Record<string, string>>
  /** The number of the first page of every list, where the gateway counts otherwise than the rows do. */
  firstPage?: 0 | 1 | undefined
  merchant: string
  /** What the `Language` header says: `VI` or `EN` for our gateways, and any text for others. */
  language: () => string
  token: () => string | undefined
  cipher: CipherName
  /** Headers of every call, asked for at each; one that the client sends too is sent as it stands here. */
  headers?: () => Readonly<Record<string, string>>
  fetch?: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  now?: () => number
  random?: RandomBytes
  /**
   * Told what the `Date` of an answer says, with when the call left and the answer began, all in ms since 1970. Not told
   * of an answer that a cache may have given, or of one without the header.
   */
  onServerDate?: ((reading: { sentAt: number; heardAt: number; serverAt: number }) => void) | undefined
  /**
   * Told, for whoever runs the site, what was left out of a reply: optional parts that are not as the wire has them (wire 36).
   * The note names the call and the fields.
   */
  onLeftOut?: ((note: string) => void) | undefined
  /** Limit of one call in milliseconds, reading the body included; 120,000 as a rule. 0, Infinity and more than a timer holds (2^31) mean none. */
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
  /** Sent to the end even if the page goes away meanwhile; for small bodies. */
  keepalive?: boolean | undefined
  /** Told how many bytes of a file have come; how many will is known to nobody while it is being written. */
  onFileProgress?: ((bytes: number) => void) | undefined
}

type SendArguments<C extends Call> =
  undefined extends CallInput<C>
    ? [input?: CallInput<C>, options?: SendOptions]
    : [input: CallInput<C>, options?: SendOptions]

/** Sends one call. Resolves with the checked reply, throws nothing but `ApiError`. */
export type ApiClient = { send<C extends Call>(call: C, ...rest: SendArguments<C>): Promise<CallReply<C>> }

/**
 * The one way to the gateway: headers, `t`, sealing, timeout, envelope and the check of the reply.
 *
 * @example
 * const { sumBalance } = await api.send(calls.wallet.balance)
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const now = options.now ?? Date.now
  const random = options.random ?? secureBytes
  const shareReads = createShareReads()
  const transport = loadOnce(async () => {
    const { createTransport } = await import('./transport.ts')
    return createTransport(unsendable, options)
  })
  const sealing = loadOnce(async () => {
    const { createSealing } = await import('./sealing.ts')
    return createSealing(options.cipher, random, send, unsendable)
  })

  async function send<C extends Call>(call: C, ...rest: SendArguments<C>): Promise<CallReply<C>> {
    const [input, { signal, idempotencyKey, onUploadProgress, onFileProgress, keepalive } = {}] = rest
    const language = options.language()
    const token = options.token()
    const headers = options.headers?.()
    try {
      const request = (await transport()).build(call, input, {
        merchant: options.merchant,
        language,
        token,
        headers,
        idempotencyKey: call?.money ? (idempotencyKey ?? hexOf(random(16))) : undefined,
        now: now(),
        unsendable,
      })
      const key =
        call.method === 'GET' ? JSON.stringify([call.id, input, language, token, headers]) : undefined
      return await shareReads(key, signal, async (controller) => {
        const deliver = (built: BuiltRequest): Promise<CallReply<C>> =>
          deliverOnce(call, built, controller, { onUploadProgress, onFileProgress, keepalive })
        if (!call.sealed && !call.announced) return deliver(request)
        return (await sealing())(call, request, deliver)
      })
    } catch (cause) {
      if (isApiError(cause)) throw cause
      throw new ApiError({ kind: endOf(signal) ?? 'network', callId: call.id, cause })
    }
  }

  async function deliverOnce<C extends Call>(
    call: C,
    request: BuiltRequest,
    controller: AbortController,
    { onFileProgress, ...way }: Pick<SendOptions, 'onUploadProgress' | 'onFileProgress' | 'keepalive'>,
  ): Promise<CallReply<C>> {
    const { deliver, timeoutMs } = await transport()
    // One limit for the reply and its body; a limit on the reply alone would wait for ever for a body that stalls.
    let isLate = false
    const end = (): void => {
      isLate = true
      controller.abort()
    }
    const timer = timeoutMs > 0 && timeoutMs < 2 ** 31 ? setTimeout(end, timeoutMs) : undefined
    let arrived
    try {
      const sentAt = now()
      const response = await deliver(request, controller.signal, way)
      const serverAt = Date.parse(response.headers.get('Date') ?? '')
      // A GET without `t` may come out of a cache (wire 6), and with the date of the day it went in.
      if (serverAt >= 0 && (call.timestamp || call.method !== 'GET')) {
        options.onServerDate?.({ sentAt, heardAt: now(), serverAt })
      }
      // A refusal comes as JSON also where a file is asked for, and a portal's page is no file of ours.
      const type = response.headers.get('Content-Type') ?? 'json'
      const isFile = call.answer === 'file' && response.ok && !/json|html/.test(type)
      arrived = {
        status: response.status,
        ...(isFile
          ? { text: '', file: await (await import('./read-file.ts')).readFile(response, onFileProgress) }
          : { text: await response.text() }),
        retryAfter: response.headers.get('Retry-After'),
        now: now(),
      }
    } catch (error) {
      if (isLate) throw new ApiError({ kind: 'timeout', callId: call.id })
      throw error
    } finally {
      clearTimeout(timer)
    }
    return readReply(call, arrived, options.onLeftOut)
  }

  return { send }
}

/** How a caller's signal has ended a call: given up, or by a time limit of the caller's own. */
function endOf(signal: AbortSignal | undefined): 'aborted' | 'timeout' | undefined {
  if (!signal?.aborted) return undefined
  return Object(signal.reason).name === 'TimeoutError' ? 'timeout' : 'aborted'
}

function secureBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
