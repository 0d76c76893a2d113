/** A match that the side wins which first has so many points: maps of a series, or rounds of a map. */
export type Race = {
  readonly to: number
  readonly unit: 'map' | 'round'
  /** Whether bets are taken in play; rounds follow too quickly for a bet to be confirmed between them. */
  readonly isLive: boolean
}

/** The leagues that play races, by their codes; in all others goals are counted over the whole time. */
export const races = {
  moba: { to: 3, unit: 'map', isLive: true },
  shooter: { to: 9, unit: 'round', isLive: false },
} as const satisfies Readonly<Record<string, Race>>

/** How a league or one of its matches is won, where that is a race; a match is named after its league. */
export function raceOf(code: string): Race | undefined {
  const [league = ''] = code.split('-')
  return Object.hasOwn(races, league) ? races[league as keyof typeof races] : undefined
}
