import type { PlayTime } from '@saola/protocol'

/** How long the member has played by the gateway's present `now`, in ms; never less than it has told. */
export function playedMs({ now: told, since }: Pick<PlayTime, 'now' | 'since'>, now: number): number {
  return Math.max(told, now) - since
}
