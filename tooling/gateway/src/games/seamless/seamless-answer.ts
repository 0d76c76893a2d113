import type { MatchBounds } from '@saola/rules'
import type { WonJackpot } from '../jackpot/feed-pools.ts'
import type { PlaySettings } from '../../db/play-settings.ts'

/** Why the wallet refused, with the HTTP status that carries it. Machine codes: a vendor words them for its players. */
export const seamlessCodes = {
  'seamless.signature': 401,
  /** Signed more than a minute before or after this gateway's time. */
  'seamless.time': 401,
  /** The nonce has been used: sent again, a call is signed anew. */
  'seamless.nonce': 401,
  'seamless.request': 400,
  /** The launch token or session key is unknown, used, too old, or the member signed out. */
  'seamless.session': 403,
  'seamless.game.closed': 409,
  /** The vendor is turned off: it takes no launch, no stake and no award. */
  'seamless.vendor.off': 409,
  /** The merchant is in maintenance: it takes no stake, and rounds end. */
  'seamless.maintenance': 409,
  /** The same for the region that the member launched the title from. */
  'seamless.region': 409,
  /** A service of places says that the member's address hides where the member is. */
  'seamless.proxy': 409,
  /** The same where nobody knows by now where the member is: the title is launched again. */
  'seamless.place': 409,
  /** The merchant lets those play whose identity is verified, and the member's is not. */
  'seamless.unverified': 409,
  /** The same for the family of the title, which the merchant has switched off. */
  'seamless.module': 409,
  /** No title of this code is served by the vendor. */
  'seamless.game.unknown': 404,
  /** The stake is below the title's least one. */
  'seamless.stake': 409,
  'seamless.insufficient': 409,
  /** The stake is more than the member's own loss or wager limit leaves. */
  'seamless.limit': 409,
  /** The same of a limit that the operator has set for the member. */
  'seamless.operator_limit': 409,
  /** A limit on the member's time of play is used up. */
  'seamless.time_limit': 409,
  /** The member is on a break or excluded. */
  'seamless.paused': 409,
  /** A reality check is due: stakes wait until the member has answered it on the site. */
  'seamless.check': 409,
  /** The merchant lets one slot be played at a time, and the member has opened another since. */
  'seamless.elsewhere': 409,
  /** Sooner after the member's last round in the family than the merchant allows, at whatever title. */
  'seamless.too_soon': 409,
  /** The transaction id was used for another request. */
  'seamless.key.reused': 409,
  'seamless.round.exists': 409,
  'seamless.debit.unknown': 409,
  /** The debit was rolled back, maybe before it came. */
  'seamless.debit.cancelled': 409,
  'seamless.round.settled': 409,
  /** The round has no result yet that could be corrected. */
  'seamless.round.open': 409,
  /** Nobody of this id has played a title of the vendor. */
  'seamless.player.unknown': 404,
} as const satisfies Record<string, number>

/** One of the codes. */
export type SeamlessCode = keyof typeof seamlessCodes

/** What bets on matches may cost, and whom. */
type BoundsOfMatches = MatchBounds & { readonly merchant: string }

type AnswerPart =
  | string
  | number
  | boolean
  | readonly string[]
  | PlaySettings
  | BoundsOfMatches
  | WonJackpot
  | readonly WonJackpot[]

/** An answer of the seamless wallet, kept and repeated as it is. */
export type SeamlessAnswer =
  | { success: true; value: Record<string, AnswerPart> }
  | { success: false; errorCode: SeamlessCode; field?: string }

/** A refusal with its code. */
export function refuse(errorCode: SeamlessCode, field?: string): SeamlessAnswer {
  return { success: false, errorCode, ...(field === undefined ? {} : { field }) }
}
