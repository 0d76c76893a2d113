import { hourMs, secondMs } from '@saola/rules'

/** So long a thief waits before the next try. */
const restMs = 4 * hourMs

/** How long a thief rests whose day has so much left: the last try comes a second before it is over. */
export function restUntil(left: number): number {
  if (left > restMs) return restMs
  return left > secondMs ? left - secondMs : left
}
