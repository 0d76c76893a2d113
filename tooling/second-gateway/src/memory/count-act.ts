import { Refused } from '../http/refused.ts'
import type { Memory } from './memory.ts'

const minuteMs = 60_000
const mostInAMinute = 5

/** Counts an act that must not be repeated at will; the sixth within a minute is refused with the seconds to wait. */
export function countAct({ recentActs, now }: Memory, name: string): void {
  const at = now()
  const recent = (recentActs.get(name) ?? []).filter((each) => at - each < minuteMs)
  const [first] = recent
  if (first !== undefined && recent.length >= mostInAMinute) {
    throw new Refused('TOO_MANY_REQUEST', { retryAfter: Math.ceil((first + minuteMs - at) / 1000) })
  }
  recent.push(at)
  recentActs.set(name, recent)
}
