import { isClosedFamily } from '../../system/module-switches.ts'
import { stakeStop } from '../../system/system-state.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { Sitting } from '../staked-title.ts'

/**
 * Why a sitting takes no stake at all, if so, as it was read in the transaction that would take it (games 102): its title or
 * vendor is closed, its merchant is in maintenance or has its family switched off (games 115), or the region that it was launched from is closed. What takes no stake is not asked.
 */
export function stopOfStakes(
  sitting: Sitting,
  { vendor, now }: { vendor: string; now: number },
): SeamlessAnswer | undefined {
  if (sitting.served_by === vendor && sitting.is_vendor_on === false) return refuse('seamless.vendor.off')
  if (sitting.served_by !== vendor || sitting.is_new === 1 || !sitting.playable) {
    return refuse('seamless.game.closed')
  }
  if (isClosedFamily(sitting.settings.whitelabel, sitting.family)) return refuse('seamless.module')
  const stop = stakeStop(sitting.settings, now, sitting.region ?? '')
  return stop && refuse(`seamless.${stop}`)
}
