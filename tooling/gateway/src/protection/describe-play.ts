import type { PlayTime } from '@saola/protocol'
import { nextRealityCheck, realityInterval } from '@saola/rules'
import type { Play } from './play-store.ts'
import type { ProtectionSetting } from './setting-store.ts'

/** How play stands, and when it is to be looked at next. */
export function describePlay(
  { since, rounds, staked, won, inPlay }: Play,
  setting: ProtectionSetting | undefined,
  now: number,
): PlayTime {
  const minutes = realityInterval(setting?.realityMinutes ?? undefined)
  return {
    now,
    since,
    nextCheckAt: nextRealityCheck(Math.max(since, setting?.checkedAt ?? 0), minutes),
    realityMinutes: minutes,
    rounds,
    staked,
    won,
    result: won - staked,
    inPlay,
  }
}
