import { pageFieldOf, requestTimeoutMs, type Call } from '@saola/protocol'
import ky, { type Options } from 'ky'
import type { ApiClientOptions } from './api-client.ts'
import { buildRequest, checkRow, type BuiltRequest } from './build-request.ts'
import type { Unsendable } from './unsendable.ts'

/** How a request is made, and sent. */
export type Transport = {
  readonly build: typeof buildRequest
  /** Limit of one call, reading the body included. */
  readonly timeoutMs: number
  /** Sends a built request, once, and returns the reply whatever its status. */
  deliver(request: BuiltRequest, signal: AbortSignal, way: Way): Promise<Response>
}

type TransportOptions = Pick<
  ApiClientOptions,
  'baseUrl' | 'credentials' | 'fetch' | 'paths' | 'firstPage' | 'timeoutMs'
>

type OnUploadProgress = (fraction: number) => void

/** What a single call asks of the way there. */
type Way = { onUploadProgress?: OnUploadProgress | undefined; keepalive?: boolean | undefined }

/** Loaded beside the app and not before it: the first call is made when the app is there. */
export function createTransport(
  unsendable: Unsendable,
  {
    baseUrl = '',
    credentials = 'include',
    paths = {},
    firstPage,
    timeoutMs = requestTimeoutMs,
    fetch,
  }: TransportOptions,
): Transport {
  const origin = baseUrl.replace(/\/+$/, '')
  const http = ky.create({ credentials, retry: 0, timeout: false, throwHttpErrors: false })

  return {
    timeoutMs,
    build(call, input, context) {
      checkRow(call, context)
      return buildRequest(placed(call, paths), counted(call, input, firstPage), context)
    },
    async deliver(request, signal, { onUploadProgress, keepalive = false }) {
      const body = await bodyOf(request, onUploadProgress)
      let isOut = false
      try {
        return await http(origin + request.path, {
          method: request.method,
          headers: request.headers,
          keepalive,
          // Handed to fetch itself: ky would build a second signal that follows ours.
          fetch: (input, init) => {
            isOut = true
            return (fetch ?? globalThis.fetch)(input, { ...init, signal })
          },
          ...body,
        })
      } catch (cause) {
        throw isOut ? cause : unsendable(request.callId, 'request', String(cause), { cause })
      }
    },
  }

  /** As JSON, as a form, or as a JSON stream whose progress is told. */
  async function bodyOf(
    { body }: BuiltRequest,
    onUploadProgress: OnUploadProgress | undefined,
  ): Promise<Pick<Options, 'json' | 'body' | 'onUploadProgress'>> {
    if (body === undefined) return {}
    if (body instanceof URLSearchParams) return { body }
    if (onUploadProgress === undefined) return { json: body }
    const { uploadWithProgress } = await import('./upload-progress.ts')
    return uploadWithProgress(body, baseUrl, onUploadProgress)
  }
}

/** The row at the path that this gateway has it at. */
function placed(call: Call, paths: Readonly<Record<string, string>>): Call {
  const path = paths[call.id]
  return path === undefined ? call : { ...call, path }
}

/** The input with the number of its page as this gateway counts; one that names no page stays as it is. */
function counted(call: Call, input: unknown, firstPage: 0 | 1 | undefined): unknown {
  const field = firstPage === undefined ? undefined : pageFieldOf(call)
  if (firstPage === undefined || field === undefined) return input
  const fields: Record<string, unknown> = Object(input)
  const page = fields[field.name]
  return page === undefined ? input : { ...fields, [field.name]: Number(page) + firstPage - field.first }
}
