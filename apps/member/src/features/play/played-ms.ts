import type { PlayTime } from '@saola/protocol'

/**
 * How long the member has played, in ms: by the gateway's clock up to its answer, and by the device's from then on. The
 * two need not agree on what time it is.
 */
export function playedMs(
  { now: told, since }: Pick<PlayTime, 'now' | 'since'>,
  readAt: number,
  now: number,
): number {
  return told - since + Math.max(0, now - readAt)
}
