import type { MerchantSettings } from '../db/merchant-settings.ts'

/** How fast a merchant lets its members play (games 27). */
export type PlaySettings = {
  autoplay: boolean
  turbo: boolean
  /** The least time from one round of a game to the next, in milliseconds. */
  leastCycleMs: number
}

/** What holds where a merchant says nothing. */
const usualPlay: PlaySettings = { autoplay: true, turbo: true, leastCycleMs: 0 }

/** A merchant's settings of play. */
export function playSettingsOf({ play }: Pick<MerchantSettings, 'play'>): PlaySettings {
  return { ...usualPlay, ...play }
}

/** What all merchants allow: for a page that nobody's member has opened. */
export function strictestPlay(merchants: readonly Pick<MerchantSettings, 'play'>[]): PlaySettings {
  return merchants.map(playSettingsOf).reduce(
    (strictest, each) => ({
      autoplay: strictest.autoplay && each.autoplay,
      turbo: strictest.turbo && each.turbo,
      leastCycleMs: Math.max(strictest.leastCycleMs, each.leastCycleMs),
    }),
    usualPlay,
  )
}
