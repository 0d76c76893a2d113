import { messageText } from './pages/texts.ts'

/** What the in-house vendor refuses with: status and words. Codes of the seamless wallet pass through. */
const faults = {
  'seamless.insufficient': { status: 409, text: 'insufficient' },
  'seamless.limit': { status: 409, text: 'limit_reached' },
  'seamless.paused': { status: 409, text: 'paused' },
  'seamless.session': { status: 401, text: 'session_ended' },
  'seamless.game.closed': { status: 409, text: 'closed' },
  'seamless.stake': { status: 409, text: 'wrong_input' },
  'round.key.reused': { status: 409, text: 'key_reused' },
  'round.open': { status: 409, text: 'round_open' },
  /** The merchant lets less than this time pass between two rounds. */
  'round.too_soon': { status: 429, text: 'too_soon' },
  /** The round has gone on from where the page saw it. */
  'round.moved': { status: 409, text: 'moved' },
  'round.move': { status: 409, text: 'not_now' },
  too_large: { status: 413, text: 'wrong_input' },
  request: { status: 400, text: 'wrong_input' },
  /** Not now; the same call may be sent again. */
  unavailable: { status: 503, text: 'failed' },
  internal: { status: 500, text: 'failed' },
} as const

/** One of the vendor's own codes. */
export type VendorCode = keyof typeof faults

/** The body and status of a refusal, in the player's language; a code without words of its own is a failure. */
export function vendorFault(code: string, language: 'VI' | 'EN', field?: string): Response {
  const known = Object.hasOwn(faults, code) ? (code as VendorCode) : 'internal'
  const { status, text } = faults[known]
  const message = messageText(language, text)
  const body = { success: false, errorCode: known, message, ...(field === undefined ? {} : { field }) }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
