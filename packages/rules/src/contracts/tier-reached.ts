import type { Tier } from './terms.ts'

/** What a team did in a period: valid bet in đồng, and members who count as active. */
/** What a member bets validly in a period to be an active one, in đồng, where a merchant says nothing (contracts 39). */
export const usualLeastActiveBet = 100_000

export type TeamFigures = { readonly validBet: number; readonly activeMembers: number }

/** The number, from 0, of the highest tier whose bet volume and active members are both reached; else undefined. */
export function tierReached(tiers: readonly Tier[], figures: TeamFigures): number | undefined {
  const found = tiers
    .map((tier) => figures.validBet >= tier.betVolume && figures.activeMembers >= tier.activeMembers)
    .lastIndexOf(true)
  return found === -1 ? undefined : found
}
