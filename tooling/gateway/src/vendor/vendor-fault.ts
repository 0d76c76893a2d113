import { messageText } from '../http/messages.ts'

/** What the house vendor refuses with: status and words. Codes of the seamless wallet pass through. */
const faults = {
  'seamless.insufficient': { status: 409, text: 'vendor.insufficient' },
  'seamless.limit': { status: 409, text: 'vendor.limit_reached' },
  'seamless.paused': { status: 409, text: 'vendor.paused' },
  'seamless.session': { status: 401, text: 'vendor.session_ended' },
  'seamless.game.closed': { status: 409, text: 'vendor.closed' },
  'round.key.reused': { status: 409, text: 'vendor.key_reused' },
  'round.open': { status: 409, text: 'vendor.round_open' },
  request: { status: 400, text: 'vendor.wrong_input' },
  internal: { status: 500, text: 'vendor.failed' },
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
