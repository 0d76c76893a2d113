/**
 * What may wait for somebody at the operator's, with the act (`POST /ops/<act>`) that ends it; null where only somebody else can:
 * the vendor, who is asked again until it answers (system 37).
 */
export const waitingActs = {
  payout: 'withdrawal',
  missing: 'withdrawal',
  unanswered: 'withdrawal',
  transfer: 'bank-transfer',
  'vendor-transfer': null,
  round: 'bet',
  ticket: 'ticket',
  feedback: 'feedback',
  concern: 'concern',
  draw: 'lottery-draw',
  goods: 'points',
  application: 'promotion',
  bonus: 'promotion',
  override: 'economy-override',
  lock: 'payout-lock',
  second: 'approval',
  identity: 'identity',
  pattern: 'pattern',
  difference: 'vendor',
} as const satisfies Readonly<Record<string, string | null>>

/** A kind of what waits. */
export type WaitingKind = keyof typeof waitingActs

/** The kinds that a vendor ends as a rule; a round that it does not end the operator does. */
export const kindsOfVendors: readonly WaitingKind[] = ['vendor-transfer', 'round']

/** Something that waits; `about` is the number that its act knows it by, times in ms. */
export type WaitingThing = {
  kind: WaitingKind
  about: string
  merchant: string | null
  owner: string | null
  amount: number | null
  since: number
}

/** How many of a kind wait, and since when the oldest does. */
export type WaitingCount = { kind: WaitingKind; act: string | null; count: number; since: number }
