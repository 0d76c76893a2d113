import { messageText } from './pages/texts.ts'
import type { Sitting, WalletKind } from './sitting/sitting-store.ts'

/** What the in-house vendor refuses with: status and words. Codes of the seamless wallet pass through. */
const faults = {
  'seamless.insufficient': { status: 409, text: 'insufficient' },
  'seamless.limit': { status: 409, text: 'limit_reached' },
  'seamless.operator_limit': { status: 409, text: 'operator_limit' },
  'seamless.time_limit': { status: 409, text: 'time_up' },
  'seamless.paused': { status: 409, text: 'paused' },
  'seamless.maintenance': { status: 409, text: 'maintenance' },
  'seamless.region': { status: 409, text: 'region_closed' },
  'seamless.proxy': { status: 409, text: 'proxy_used' },
  'seamless.place': { status: 409, text: 'place_unknown' },
  'seamless.unverified': { status: 409, text: 'identity_needed' },
  'seamless.module': { status: 409, text: 'family_closed' },
  'seamless.check': { status: 409, text: 'check_due' },
  'seamless.elsewhere': { status: 409, text: 'played_elsewhere' },
  'seamless.too_soon': { status: 429, text: 'too_soon' },
  'seamless.session': { status: 401, text: 'session_ended' },
  'seamless.game.closed': { status: 409, text: 'closed' },
  'seamless.vendor.off': { status: 409, text: 'closed' },
  'seamless.stake': { status: 409, text: 'wrong_input' },
  'round.key.reused': { status: 409, text: 'key_reused' },
  'round.open': { status: 409, text: 'round_open' },
  /** The seeds were changed elsewhere since the page saw them. */
  'seeds.changed': { status: 409, text: 'seeds_changed' },
  /** The merchant lets less than this time pass between two rounds. */
  'round.too_soon': { status: 429, text: 'too_soon' },
  /** The round has gone on from where the page saw it. */
  'round.moved': { status: 409, text: 'moved' },
  'round.move': { status: 409, text: 'not_now' },
  /** The round at the table takes no bets, now or any more. */
  'table.locked': { status: 409, text: 'table.locked' },
  /** More on a cell than the table takes of one member, or less than its least. */
  'table.limit': { status: 409, text: 'table.limit' },
  /** The match takes no bets any more, or not yet. */
  'match.closed': { status: 409, text: 'match.refused.match.closed' },
  'match.suspended': { status: 409, text: 'match.refused.match.suspended' },
  'odds.gone': { status: 409, text: 'match.refused.odds.gone' },
  /** Other odds than the member takes unasked. */
  'odds.changed': { status: 409, text: 'match.refused.odds.changed' },
  /** More than these odds allow. */
  'stake.above': { status: 409, text: 'match.refused.stake.above' },
  /** A match or a market may cost no more. */
  'match.full': { status: 409, text: 'match.refused.match.full' },
  /** The address that showed a kept round shows it no more. */
  'recall.over': { status: 410, text: 'recall.over' },
  'early.closed': { status: 409, text: 'match.refused.early.closed' },
  /** Worth less by now. */
  'early.changed': { status: 409, text: 'match.refused.early.changed' },
  too_large: { status: 413, text: 'wrong_input' },
  request: { status: 400, text: 'wrong_input' },
  /** Not now; the same call may be sent again. */
  unavailable: { status: 503, text: 'failed' },
  internal: { status: 500, text: 'failed' },
} as const

/** One of the vendor's own codes. */
export type VendorCode = keyof typeof faults

/** The body and status of a refusal, in the player's language; a code without words of its own is a failure. `params` fill the words. */
export function vendorFault(
  code: string,
  language: 'VI' | 'EN',
  field?: string,
  params?: Record<string, string>,
): Response {
  const known = knownOf(code)
  return fault(known, messageText(language, faults[known].text, params), field)
}

/** The same in a sitting: a balance that is too low is filled where its wallet is (games 41). */
export function sittingFault(
  code: string,
  { language, wallet }: Pick<Sitting, 'language' | 'wallet'>,
  field?: string,
): Response {
  const known = knownOf(code)
  const text = known === 'seamless.insufficient' ? insufficient[wallet] : faults[known].text
  return fault(known, messageText(language, text), field)
}

const insufficient = {
  seamless: 'insufficient',
  vendor: 'insufficient.vendor',
  demo: 'insufficient.demo',
} as const satisfies Record<WalletKind, string>

function knownOf(code: string): VendorCode {
  return Object.hasOwn(faults, code) ? (code as VendorCode) : 'internal'
}

function fault(code: VendorCode, message: string, field: string | undefined): Response {
  const body = { success: false, errorCode: code, message, ...(field === undefined ? {} : { field }) }
  return Response.json(body, { status: faults[code].status, headers: { 'Cache-Control': 'no-store' } })
}
