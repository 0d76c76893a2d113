import { gatewayVersion, headers as names, type Call } from '@saola/protocol'
import type { Unsendable } from './unsendable.ts'

/** What the client adds to a row and its input. */
export type RequestContext = {
  merchant: string
  language: string
  token: string | undefined
  /** Of whoever made the client; they win. */
  headers?: Readonly<Record<string, string>> | undefined
  idempotencyKey: string | undefined
  /** Milliseconds since 1970, for the `t` of a GET. */
  now: number
  unsendable: Unsendable
}

/** A request before its body is sealed. */
export type BuiltRequest = {
  callId: string
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  /** Fields travel as JSON, parameters as a form. */
  body: Record<string, unknown> | URLSearchParams | undefined
}

/**
 * Turns a row and an input into a request: path parts, query, `t`, body and the headers of every call (wire 4). Throws an
 * `ApiError` of kind `invalid` that names the parameter from which no request can be made.
 */
export function buildRequest(call: Call, input: unknown, context: RequestContext): BuiltRequest {
  const fields = { ...(input as Record<string, unknown> | undefined) }
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const part = encodeURIComponent(pathPart(call, name, fields[name], context))
    delete fields[name]
    return part
  })
  const query = new URLSearchParams(call.body === 'query' ? textFields(call, fields, context) : '')
  if (call.timestamp) query.set('t', String(context.now))
  return {
    callId: call.id,
    method: call.method,
    path: query.size ? `${path}?${query}` : path,
    headers: buildHeaders(call, fields, context),
    body: bodyOf(call, fields, context),
  }
}

/** What is no row is told as such: it is written by hand where nobody compiles. */
export function checkRow(call: Call, { unsendable }: Pick<RequestContext, 'unsendable'>): void {
  const { id, method, path, reply }: Partial<Call> = Object(call)
  const isRow =
    [id, method, path].every((text) => typeof text === 'string') && typeof reply?.safeParse === 'function'
  if (!isRow)
    throw unsendable(String(id), 'call', 'is no row of calls: id, method, path and reply belong to one')
}

/** A dot and a stroke, also as addresses write them, once or several times over. */
const dot = String.raw`(?:\.|%(?:25)*2e)`
const stroke = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`

/** A part that leads elsewhere than to what it names: `..`, `.`, or a way through them, with Java's `;` behind them too. */
const climbing = new RegExp(`(?:^|${stroke})${dot}{1,2}(?:$|;|%(?:25)*3b|${stroke})`, 'i')

function pathPart(call: Call, name: string, value: unknown, { unsendable }: RequestContext): string {
  const text = textOf(call, name, value ?? '', unsendable)
  if (text === '') throw unsendable(call.id, name, 'is missing, and the path needs it')
  if (climbing.test(text)) throw unsendable(call.id, name, 'climbs out of its place in the path')
  // Half a letter of two units is no text that could be written in an address.
  if (/\p{Cs}/u.test(text)) throw unsendable(call.id, name, 'holds half a letter')
  return text
}

/** One value as text; what would only be a text by accident, such as "[object Object]" or "NaN", is refused. */
function textOf(call: Call, name: string, value: unknown, unsendable: Unsendable): string {
  const isPlain = ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)
  if (!isPlain) throw unsendable(call.id, name, 'is neither text nor number nor yes or no')
  return String(value)
}

function bodyOf(call: Call, fields: Record<string, unknown>, context: RequestContext): BuiltRequest['body'] {
  if (call.body === 'form') return new URLSearchParams(textFields(call, fields, context))
  return call.body === 'json' ? fields : undefined
}

/** Fields as texts for a query, a form or headers; those without a value stay away. */
function textFields(
  call: Call,
  fields: Record<string, unknown>,
  { unsendable }: RequestContext,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) texts[name] = textOf(call, name, value, unsendable)
  }
  return texts
}

function buildHeaders(
  call: Call,
  fields: Record<string, unknown>,
  context: RequestContext,
): Record<string, string> {
  const sent: Record<string, unknown> = {
    [names.device]: 'web',
    [names.language]: context.language,
    [names.gatewayVersion]: gatewayVersion,
    [names.merchant]: context.merchant || undefined,
    [names.moduleId]: call.moduleId || undefined,
    [names.authorization]: call.token === 'none' ? undefined : context.token,
    [names.idempotencyKey]: context.idempotencyKey,
  }
  for (const name of call.announced ?? []) sent[name] = fields[name]
  for (const [name, text] of Object.entries(context.headers ?? {})) {
    // Names of headers know no capitals; both would be sent, joined.
    const same = Object.keys(sent).find((each) => each.toLowerCase() === name.toLowerCase())
    sent[same ?? name] = text
  }
  const headers = textFields(call, sent, context)
  for (const [name, text] of Object.entries(headers)) {
    // A header holds the printable characters of Latin-1.
    if (/[^\t\x20-\x7e\x80-\xff]/.test(text))
      throw context.unsendable(call.id, name, 'has letters that no header carries')
  }
  return headers
}
