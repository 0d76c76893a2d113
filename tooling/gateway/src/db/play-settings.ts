import { gameFamilies, identityGates } from '@saola/protocol'
import {
  cycleOf,
  marketProfiles,
  minuteMs,
  sessionMs,
  usualPlaceMinutes,
  type IdentityTerms,
  type MarketProfile,
  type Paces,
} from '@saola/rules'
import type { MerchantSettings } from './merchant-settings.ts'

/** How fast a merchant lets its members play (games 27), as a vendor is told of one title. */
export type PlaySettings = {
  autoplay: boolean
  turbo: boolean
  /** The least time from one round of a game to the next, in milliseconds. */
  leastCycleMs: number
}

/** The same for all titles, and what else a merchant and its market say of play (protection 20). */
export type PlayRules = PlaySettings &
  Paces &
  Pick<MarketProfile, 'oneAtATime' | 'takesWithdrawalsBack' | 'raisingPlans' | 'leastReturn'>

/** What of a merchant's settings is asked. */
export type SettingsOfPlay = Pick<MerchantSettings, 'market' | 'play'>

/** A merchant's rules of play: those of its market, and stricter ones of its own. */
export function playRulesOf({ market = 'vietnam', play = {} }: SettingsOfPlay): PlayRules {
  const profile = marketProfiles[market]
  return {
    autoplay: profile.autoplay && play.autoplay !== false,
    turbo: profile.turbo && play.turbo !== false,
    leastCycleMs: play.leastCycleMs ?? 0,
    paces: longest(profile.paces, play.paces ?? {}),
    oneAtATime: profile.oneAtATime || play.oneAtATime === true,
    takesWithdrawalsBack: profile.takesWithdrawalsBack && play.takesWithdrawalsBack !== false,
    raisingPlans: profile.raisingPlans && play.raisingPlans !== false,
    leastReturn: Math.max(profile.leastReturn, play.leastReturn ?? 0),
  }
}

function longest(ofMarket: Paces['paces'], own: Paces['paces']): Paces['paces'] {
  const named = gameFamilies.filter((family) => family in ofMarket || family in own)
  return Object.fromEntries(
    named.map((family) => [family, Math.max(ofMarket[family] ?? 0, own[family] ?? 0)]),
  )
}

/** How long a session lasts without anything that its person did, in ms: as the market says, or less (session 55). */
export function idleMsOf({
  market = 'vietnam',
  signIn,
}: Pick<MerchantSettings, 'market' | 'signIn'>): number {
  const { idleMinutes } = marketProfiles[market]
  return Math.min(idleMinutes, signIn?.idleMinutes ?? idleMinutes) * minuteMs
}

/** What is closed to members whose identity is not verified: what the market closes, and the merchant besides (protection 24). */
export function identityTermsOf({
  market = 'vietnam',
  identity = {},
}: Pick<MerchantSettings, 'market' | 'identity'>): IdentityTerms {
  const closed = new Set([...marketProfiles[market].identityGates, ...(identity.gates ?? [])])
  return {
    gates: identityGates.filter((gate) => closed.has(gate)),
    since: identity.since ?? {},
    graceDays: identity.graceDays ?? 0,
  }
}

/** The settings after a change, with since when each gate is closed: one that was closed before stays so, of one that is open nothing is known. */
export function withGatesSince(
  before: MerchantSettings,
  after: MerchantSettings,
  now: number,
): MerchantSettings {
  const { gates: closedBefore, since } = identityTermsOf(before)
  const { gates } = identityTermsOf(after)
  if (gates.length === 0 && after.identity?.since === undefined) return after
  const moments = gates.flatMap((gate) => {
    const at = closedBefore.includes(gate) ? since[gate] : now
    return at === undefined ? [] : [[gate, at] as const]
  })
  return { ...after, identity: { ...after.identity, since: Object.fromEntries(moments) } }
}

/** After how many minutes of play a service of places is asked anew; undefined where the merchant asks none. */
export function placeMinutesOf({ places }: Pick<MerchantSettings, 'places'>): number | undefined {
  return places?.checks === true ? (places.againMinutes ?? usualPlaceMinutes) : undefined
}

/** Whether that is less than usual; then no browser stays signed in, and pages tell calls that no person caused. */
export function endsIdle(settings: Pick<MerchantSettings, 'market' | 'signIn'>): boolean {
  return idleMsOf(settings) < sessionMs
}

/** What of them counts for a title of a family. */
export function playSettingsOf(settings: SettingsOfPlay, family: string): PlaySettings {
  const rules = playRulesOf(settings)
  return { autoplay: rules.autoplay, turbo: rules.turbo, leastCycleMs: cycleOf(rules, family) }
}

/** What all merchants allow in a family: for a page that nobody's member has opened. */
export function strictestPlay(merchants: readonly SettingsOfPlay[], family: string): PlaySettings {
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
