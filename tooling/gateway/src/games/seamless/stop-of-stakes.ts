import { accountType } from '@saola/protocol'
import type { KnownPlace } from '@saola/rules'
import { isGated } from '../../accounts/identity/require-verified.ts'
import { stopOfPlace } from '../../accounts/places/check-place.ts'
import { isClosedFamily } from '../../system/module-switches.ts'
import { stakeStop } from '../../system/system-state.ts'
import type { Sitting } from '../staked-title.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'

/**
 * Why a sitting takes no stake at all, if so, as it was read in the transaction that would take it (games 102): its title or
 * vendor is closed, its merchant is in maintenance or has its family switched off (games 115), the region that it was launched from is
 * closed or one where the title is blocked (games 146), a service of places stops its session (protection 25, 29 and 30), or its member has to
 * verify an identity first (protection 24). What takes no stake is not asked.
 */
export function stopOfStakes(
  sitting: Sitting,
  { vendor, now, asksPlaces }: { vendor: string; now: number; asksPlaces: boolean },
): SeamlessAnswer | undefined {
  if (sitting.served_by === vendor && sitting.is_vendor_on === false) return refuse('seamless.vendor.off')
  if (sitting.served_by !== vendor || sitting.is_new === 1 || !sitting.playable) {
    return refuse('seamless.game.closed')
  }
  if (isClosedFamily(sitting.settings.whitelabel, sitting.family)) return refuse('seamless.module')
  const stop = stakeStop(sitting.settings, now, sitting.region ?? '')
  if (stop) return refuse(`seamless.${stop}`)
  if (isBlocked(sitting, asksPlaces)) return refuse('seamless.region')
  const place = asksPlaces && stopOfPlace(sitting.settings, placeOf(sitting), now)
  if (place) return refuse(`seamless.${place}`)
  const member = { registeredAt: sitting.registered_at, isVerified: sitting.is_verified }
  const isClosed = sitting.type === accountType.member && isGated(sitting.settings, 'play', member, now)
  return isClosed ? refuse('seamless.unverified') : undefined
}

/** Whether a title may not be played where its sitting was launched, or where a service of places says that its session is. */
function isBlocked(sitting: Sitting, asksPlaces: boolean): boolean {
  const { blocked_regions: blocked, region, place_region: place } = sitting
  return blocked.includes(region ?? '') || (asksPlaces && blocked.includes(place ?? ''))
}

/** Where the session of a sitting is; one that nobody has asked about yet counts from its launch. */
function placeOf(sitting: Sitting): KnownPlace {
  return {
    region: sitting.place_region ?? undefined,
    isProxy: sitting.place_is_proxy ?? undefined,
    askedAt: sitting.place_asked_at ?? sitting.launched_at,
  }
}
