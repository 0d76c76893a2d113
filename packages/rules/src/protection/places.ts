import { minuteMs } from '../lengths-of-time.ts'

/** Where a session is, as a service of places said; `region` and `isProxy` are missing where it said nothing of the address. */
export type KnownPlace = {
  readonly region?: string | undefined
  readonly isProxy?: boolean | undefined
  /** When it was asked last, in ms. */
  readonly askedAt: number
}

/** Why no stake is taken: a closed region, a proxy, or that nobody has asked for too long. */
export type PlaceStop = 'region' | 'proxy' | 'place'

/** Without an answer after so many times as long as one counts, nobody knows where the member is. */
const mostTimes = 2

/**
 * Why a member takes no part in play where a service of places has looked (protection 25 and 30), if so: the region that it named is
 * closed, the address is a proxy's, or it was not asked for twice as long as an answer counts (protection 29).
 */
export function placeStop(
  { region, isProxy, askedAt }: KnownPlace,
  terms: { closedRegions: readonly string[]; minutes: number },
  now: number,
): PlaceStop | undefined {
  if (region !== undefined && terms.closedRegions.includes(region)) return 'region'
  if (isProxy === true) return 'proxy'
  return now - askedAt > mostTimes * terms.minutes * minuteMs ? 'place' : undefined
}
