import { cycleOf, type Paces } from '@saola/rules'
import type { MerchantSettings } from '../db/merchant-settings.ts'

/** How fast a merchant lets its members play (games 27), as a vendor is told of one title. */
export type PlaySettings = {
  autoplay: boolean
  turbo: boolean
  /** The least time from one round of a game to the next, in milliseconds. */
  leastCycleMs: number
}

/** The same for all titles, and whether one slot is played at a time (games 117). */
export type PlayRules = PlaySettings & Paces & { oneAtATime: boolean }

/** What holds where a merchant says nothing. */
const usualPlay: PlayRules = { autoplay: true, turbo: true, leastCycleMs: 0, paces: {}, oneAtATime: false }

/** A merchant's rules of play. */
export function playRulesOf({ play }: Pick<MerchantSettings, 'play'>): PlayRules {
  return { ...usualPlay, ...play }
}

/** What of them counts for a title of a family. */
export function playSettingsOf(settings: Pick<MerchantSettings, 'play'>, family: string): PlaySettings {
  const rules = playRulesOf(settings)
  return { autoplay: rules.autoplay, turbo: rules.turbo, leastCycleMs: cycleOf(rules, family) }
}

/** What all merchants allow in a family: for a page that nobody's member has opened. */
export function strictestPlay(
  merchants: readonly Pick<MerchantSettings, 'play'>[],
  family: string,
): PlaySettings {
  return merchants
    .map((settings) => playSettingsOf(settings, family))
    .reduce(
      (strictest, each) => ({
        autoplay: strictest.autoplay && each.autoplay,
        turbo: strictest.turbo && each.turbo,
        leastCycleMs: Math.max(strictest.leastCycleMs, each.leastCycleMs),
      }),
      playSettingsOf({}, family),
    )
}
