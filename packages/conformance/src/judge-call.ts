import { isApiError, type ApiError } from '@saola/api-client'
import type { Call } from '@saola/protocol'
import { parseJson, recordOf, refusalCode, type Exchange } from './exchange.ts'
import { furtherFields, requiredFields } from './find-input.ts'
import { findDifferences } from './find-differences.ts'
import type { CallResult, Difference } from './report.ts'
import { wordsOf, wordsOfAnswer } from './words-of.ts'

/** What a result says beyond its row. */
export type Judgement = Pick<CallResult, 'outcome' | 'differences' | 'why' | 'isThere' | 'isReadable'>

/** Codes by which a gateway says that it does not have a call. */
export const missingCodes: ReadonlySet<string> = new Set([
  'function.not.available',
  'http_method_not_support',
])

/** Codes that say how the account, the game or the merchant stands, and nothing of how the call is answered. */
const stateCodes: ReadonlySet<string> = new Set([
  'TOO_MANY_REQUEST',
  'account.type.refused',
  'account.right.refused',
  'game.under.maintenance',
  'game.coming.soon',
  'game.demo.missing',
  'passkey.none',
  'protection.paused',
  'protection.place',
  'protection.unverified',
  'system.maintenance',
  'system.region',
  'system.unavailable',
])

/** The judgement of a call that was answered as its row says. */
export const agreed: Judgement = { outcome: 'agrees', differences: [], isThere: true }

/** A judgement by one difference. */
export function differs(field: string, came: string, wanted: string): Judgement {
  return { outcome: 'differs', differences: [{ field, came, wanted }], isThere: true }
}

/** What follows from a reply of which the client left something out. */
export function judgeRest(call: Call, leftOut: string, exchange: Exchange | undefined): Judgement {
  const found = exchange === undefined ? [] : findDifferences(call, contentOf(call, exchange.text))
  return {
    outcome: 'differs',
    differences: found.length > 0 ? found : [{ field: 'value', came: leftOut, wanted: 'all of it' }],
    why: 'our apps do without it and show the rest',
    isThere: true,
    isReadable: true,
  }
}

/** What follows from an error of the client for its call; `exchange` is the answer, where one came. */
export function judgeFailure(call: Call, error: unknown, exchange: Exchange | undefined): Judgement {
  if (!isApiError(error)) throw error
  if (error.callId !== call.id) {
    const came = exchange === undefined ? error.message : wordsOfAnswer(exchange)
    return differs(error.callId, came, 'a key to seal the body with')
  }
  if (error.kind === 'timeout') return differs('answer', 'none in time', 'an answer')
  if (error.kind === 'invalid' || error.kind === 'insecure') {
    return { outcome: 'not tried', differences: [], why: error.message }
  }
  if (exchange === undefined) return differs('answer', `none: ${rootOf(error)}`, 'an answer')
  if (error.kind === 'http' || error.kind === 'refused') return judgeRefusal(call, error, exchange)
  if (error.kind === 'network' && [404, 405].includes(exchange.status))
    return missing(wordsOfAnswer(exchange))
  const content = contentOf(call, exchange.text)
  // Half a difference says more than that the whole is wrong.
  const found = content === undefined ? [] : findDifferences(call, content)
  return {
    outcome: 'differs',
    differences: found.length > 0 ? found : [wholeDifference(call, exchange)],
    isThere: true,
  }
}

/** What was wrong first: clients and platforms each wrap it once more. */
function rootOf(error: Error): string {
  return error.cause instanceof Error ? rootOf(error.cause) : error.message
}

function judgeRefusal(call: Call, { code, message, field }: ApiError, exchange: Exchange): Judgement {
  if (missingCodes.has(code) || (code === 'not_found' && !asksForOne(call)))
    return missing(wordsOfAnswer(exchange))
  if (stateCodes.has(code)) {
    return { outcome: 'not tried', differences: [], why: `${code}: ${message}`, isThere: true }
  }
  if (call.sealed && code === 'request_body_required') {
    return differs(
      'body',
      `${wordsOfAnswer(exchange)}: it was not read`,
      "a body sealed for the gateway's own key is read",
    )
  }
  return differs(field ?? 'answer', `${wordsOfAnswer(exchange)}: ${message}`, 'an answer to this input')
}

/** Whether an input says of what a call speaks, so that not to find it says nothing about the call. */
export function asksForOne(call: Call): boolean {
  return /:\w/.test(call.path) || requiredFields(call).length > 0 || call.id in furtherFields
}

/** The judgement of a call that the gateway does not have. */
export function missing(why: string): Judgement {
  return { outcome: 'missing', differences: [], why, isThere: false }
}

/** What stands in the envelope of an answer; undefined where there is none of ours. */
function contentOf(call: Call, text: string): unknown {
  if (call.answer === 'text') return text
  const body = parseJson(text)
  const { success, value, ...beside } = recordOf(body)
  if (call.answer === 'bare') return body
  if (success !== true) return call.answer === 'either' ? body : undefined
  return value === undefined && Object.keys(beside).length > 0 ? beside : value
}

function wholeDifference(call: Call, exchange: Exchange): Difference {
  if (exchange.status >= 400) {
    const wanted = 'an answer, or a refusal with success, errorCode and message'
    return { field: 'answer', came: wordsOfAnswer(exchange), wanted }
  }
  const body = parseJson(exchange.text)
  const isObject = typeof body === 'object' && body !== null && refusalCode(exchange.text) === undefined
  const came = isObject ? wordsOf(body) : wordsOfAnswer(exchange)
  return { field: 'body', came, wanted: wantedBodies[call.answer] }
}

const wantedBodies = {
  envelope: '{ "success": true, "value": … }',
  either: 'JSON, in an envelope or without one',
  bare: 'JSON without an envelope',
  text: 'plain text',
  file: 'a file',
} satisfies Record<Call['answer'], string>
