import type { Call, CallReply } from '@saola/protocol'
import { ApiError } from './api-error.ts'

/** A reply as it arrived. `retryAfter` is the header's text. */
export type ArrivedReply = {
  status: number
  text: string
  /** Of a call that answers a file, once it is whole. */
  file?: Blob
  retryAfter: string | null
  now: number
}

/**
 * The value inside a reply, checked against the row's schema; everything else is thrown as an `ApiError`. Whatever does not
 * come as the gateway sends it is nobody's answer, with any status: portals, proxies and edges write what they like.
 * `onLeftOut` is told of parts that are not as the wire has them, and were left out of the reply (wire 36).
 */
export async function readReply<C extends Call>(
  call: C,
  reply: ArrivedReply,
  onLeftOut?: (note: string) => void,
): Promise<CallReply<C>> {
  const body = reply.file ?? parse(reply.text)
  const { success, errorCode } = recordOf(body)
  const isFailed = reply.status >= 400
  // Some gateways of the family leave `success` out of a refusal.
  if (success === false || (isFailed && textOf(errorCode))) throw failure(call, reply, body)
  if (isFailed) throw foreign(call, reply)
  const content = contentOf(call, reply, body)
  const result = call.reply.safeParse(content)
  // The schema is the row's own, so its output is the row's reply.
  if (result.success) return result.data as CallReply<C>
  // A page where a text was promised, or nothing at all.
  if (call.answer === 'text' || body === undefined) throw foreign(call, reply)
  const { readGenerously } = await import('./read-generously.ts')
  const read = readGenerously(call, content, onLeftOut)
  if ('value' in read) return read.value as CallReply<C>
  const { field, why } = read
  const message = `${call.id}: wrong reply at ${field} (${why})`
  throw new ApiError({ kind: 'mismatch', callId: call.id, status: reply.status, field, message })
}

/** What stands in the envelope; without a `value` the fields stand beside `success` (wire 3). */
function contentOf(call: Call, reply: ArrivedReply, body: unknown): unknown {
  if (call.answer === 'text') return reply.text
  if (reply.file !== undefined) return body
  // Where nothing is promised nothing may come; that money was moved is said by the gateway alone.
  if (reply.text === '' && !call.money) return undefined
  const { success, value, ...beside } = recordOf(body)
  if (success === true && call.answer !== 'bare') {
    return value === undefined && Object.keys(beside).length > 0 ? beside : value
  }
  if (body === undefined || call.answer === 'envelope') throw foreign(call, reply)
  return body
}

/** No JSON text means undefined, so undefined says that it is none. */
function parse(text: string): unknown {
  try {
    return withExactIds(JSON.parse(text), text)
  } catch {
    return undefined
  }
}

/** What is read again with whole numbers as text that no number holds exactly: the ids of other people's gateways. */
function withExactIds(body: unknown, text: string): unknown {
  if (!/\d{16}/.test(text)) return body
  try {
    return JSON.parse(
      text.replace(/"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g, (found) =>
        /^-?\d{16,}$/.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found,
      ),
    )
  } catch {
    // Texts of many megabytes are more than a pattern can go through.
    return body
  }
}

function failure(call: Call, reply: ArrivedReply, body: unknown): ApiError {
  const facts = recordOf(body)
  return new ApiError({
    kind: reply.status >= 400 ? 'http' : 'refused',
    callId: call.id,
    status: reply.status,
    message: textOf(facts['message']),
    code: textOf(facts['errorCode']),
    field: textOf(facts['field']),
    reference: textOf(facts['reference']),
    retryAfterSeconds: secondsOf(reply.retryAfter, reply.now),
    body,
  })
}

function foreign(call: Call, { status }: ArrivedReply): ApiError {
  return new ApiError({
    kind: 'network',
    callId: call.id,
    status,
    message: `${call.id}: HTTP ${status}, and no answer of the gateway`,
  })
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  if (seconds >= 0) return seconds
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

/** What can be asked for its fields; what is no object has none of ours. */
function recordOf(value: unknown): Record<string, unknown> {
  return Object(value)
}
