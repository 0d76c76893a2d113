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

/** The value inside a reply, checked against the row's schema; everything else is thrown as an `ApiError`. */
export function readReply<C extends Call>(call: C, reply: ArrivedReply): CallReply<C> {
  if (reply.status >= 400) throw failure('http', call, reply, parse(reply.text))
  const result = call.reply.safeParse(unwrap(call, reply))
  // The schema is the row's own, so its output is the row's reply.
  if (result.success) return result.data as CallReply<C>
  const issue = result.error.issues[0]
  throw mismatch(call, reply, issue?.path.map(String).join('.') || 'value', issue?.message)
}

/** What stands in the envelope; without a `value` the fields stand beside `success` (wire 3). */
function unwrap(call: Call, reply: ArrivedReply): unknown {
  if (reply.file !== undefined) return reply.file
  if (call.answer === 'text') return reply.text
  if (reply.text === '') return undefined
  const body = parse(reply.text)
  if (body === undefined) throw mismatch(call, reply, 'body', 'not JSON')
  const { success, value, ...beside } = recordOf(body)
  if (success === false) throw failure('refused', call, reply, body)
  if (call.answer === 'bare') return body
  if (success === true) return value === undefined && Object.keys(beside).length > 0 ? beside : value
  if (call.answer === 'either') return body
  throw mismatch(call, reply, 'success', 'no envelope')
}

/** No JSON text means undefined, so undefined says that it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failure(kind: 'http' | 'refused', call: Call, reply: ArrivedReply, body: unknown): ApiError {
  const facts = recordOf(body)
  return new ApiError({
    kind,
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

function mismatch(call: Call, reply: ArrivedReply, field: string, about = 'no reason'): ApiError {
  return new ApiError({
    kind: 'mismatch',
    callId: call.id,
    status: reply.status,
    field,
    message: `${call.id}: wrong reply at ${field} (${about})`,
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
