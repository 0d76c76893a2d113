import type { PlayLimit, PlayPause, ProtectionState } from '@saola/protocol'

/** What a member has set that keeps a title from starting: a pause, or a limit that leaves less than its least stake. */
export type OwnStop =
  | { readonly kind: 'pause'; readonly pause: PlayPause }
  | { readonly kind: 'limit'; readonly limit: PlayLimit }

/** As the gateway decides at a launch (games 22): a pause first, else the limit on play that leaves least. */
export function ownStop(state: ProtectionState | undefined, leastStake: number): OwnStop | undefined {
  if (state === undefined) return undefined
  if (state.pause !== undefined) return { kind: 'pause', pause: state.pause }
  const [tightest] = state.limits
    .filter(({ kind }) => kind !== 'deposit')
    .sort((one, other) => one.left - other.left)
  return tightest !== undefined && tightest.left < leastStake ? { kind: 'limit', limit: tightest } : undefined
}
