/** What the protocol says of a call is the status of its answer; there are no words. */
export type BrothersStatus = 200 | 402 | 403

/** The status for what was refused, and for nothing. */
export function statusOf(refused: string | undefined): BrothersStatus {
  if (refused === undefined) return 200
  return refused === 'seamless.insufficient' ? 402 : 403
}

const memberDay: ReadonlySet<string> = new Set([
  'seamless.insufficient',
  'seamless.stake',
  'seamless.limit',
  'seamless.operator_limit',
  'seamless.time_limit',
  'seamless.too_soon',
  'seamless.paused',
  'seamless.check',
  'seamless.elsewhere',
  'seamless.proxy',
  'seamless.place',
  'seamless.unverified',
  'seamless.player.unknown',
  'seamless.session',
])

/** Whether a refusal is the member's day, and not for a person to look at. */
export function isUsual(refused: string): boolean {
  return memberDay.has(refused)
}
