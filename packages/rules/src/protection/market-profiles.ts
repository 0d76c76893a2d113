import type { GameFamily, IdentityGate } from '@saola/protocol'
import { minuteMs, secondMs, sessionMs } from '../lengths-of-time.ts'

/** The markets whose rules of play are known here; a merchant is of one of them (protection 20). */
export const markets = ['vietnam', 'britain', 'malta'] as const
export type Market = (typeof markets)[number]

/** What a market lets its merchants offer. A merchant may be stricter, never looser. */
export type MarketProfile = {
  readonly autoplay: boolean
  readonly turbo: boolean
  /** The least times of a round, in ms, by family. */
  readonly paces: Readonly<Partial<Record<GameFamily, number>>>
  readonly oneAtATime: boolean
  /** Whether a member may take a withdrawal back that nobody has approved. */
  readonly takesWithdrawalsBack: boolean
  /** Whether an order on several draws may stake more on a later one. */
  readonly raisingPlans: boolean
  /** What a way to bet on a lottery gives back at the least, in hundredths of a percent (lottery 83). */
  readonly leastReturn: number
  /** A session without anything that its person did ends after so many minutes (session 55). */
  readonly idleMinutes: number
  /** What is closed to members whose identity is not verified (protection 24). */
  readonly identityGates: readonly IdentityGate[]
}

const slotMs = 2.5 * secondMs
const otherMs = 5 * secondMs
const halfAnHour = 30
const threeQuarters = 7_500

/** The profiles as data. Open: a lawyer of the market has not read those of Britain and Malta. */
export const marketProfiles: Readonly<Record<Market, MarketProfile>> = {
  vietnam: {
    autoplay: true,
    turbo: true,
    paces: {},
    oneAtATime: false,
    takesWithdrawalsBack: true,
    raisingPlans: true,
    leastReturn: 0,
    idleMinutes: sessionMs / minuteMs,
    identityGates: [],
  },
  britain: {
    autoplay: false,
    turbo: false,
    paces: {
      RNG: slotMs,
      JACKPOT: slotMs,
      MINI: otherMs,
      PVP: otherMs,
      FISH: otherMs,
      ELOTT: otherMs,
      BINGO: otherMs,
    },
    oneAtATime: true,
    takesWithdrawalsBack: false,
    raisingPlans: false,
    leastReturn: threeQuarters,
    idleMinutes: halfAnHour,
    identityGates: ['deposit', 'play'],
  },
  malta: {
    autoplay: true,
    turbo: true,
    paces: {},
    oneAtATime: false,
    takesWithdrawalsBack: false,
    raisingPlans: false,
    leastReturn: threeQuarters,
    idleMinutes: halfAnHour,
    identityGates: ['deposit', 'play'],
  },
}
