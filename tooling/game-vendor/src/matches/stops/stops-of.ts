import type { Look } from '../match-source.ts'
import type { Match } from '../match-store.ts'
import { legOf } from '../pick.ts'
import type { Stop } from './stop-store.ts'

/** How bets on something are stopped by staff: until they are resumed, or for good. */
export type Stopped = 'suspended' | 'closed'

/** The markets of a match whose bets staff have stopped. */
export type StoppedMarkets = ReadonlyMap<string, Stopped>

/** What a match looks like to members: as its source says, less what staff have stopped of it (games 123). */
export type SeenLook = Look & { readonly stopped?: StoppedMarkets }

/** Which of some stops are of a match. */
export function stopsOf(stops: readonly Stop[], match: Pick<Match, 'match_id' | 'league'>): Stop[] {
  return stops.filter(
    (stop) =>
      (stop.match_id === null || stop.match_id === match.match_id) &&
      (stop.league === null || stop.league === match.league),
  )
}

/** A look with the stops of that moment in it. What is computed only when it is read stays so where nothing is stopped. */
export function withStops(look: Look, match: Match, stops: readonly Stop[]): SeenLook {
  const own = stopsOf(stops, match)
  if (own.length === 0) return look
  const ofAll = own.filter(({ market }) => market === null)
  const stopped = new Map<string, Stopped>()
  for (const { market, is_final: isFinal } of own) {
    if (market !== null && stopped.get(market) !== 'closed')
      stopped.set(market, isFinal ? 'closed' : 'suspended')
  }
  const isClosed = ofAll.some((stop) => stop.is_final)
  return {
    ...look,
    isSuspended: !isClosed && (look.isSuspended || ofAll.length > 0),
    prices: isClosed ? [] : look.prices.filter(({ pick }) => stopped.get(marketOf(pick)) !== 'closed'),
    stopped,
  }
}

/** Whether staff have stopped bets on the market of a pick, and how. */
export function stopOfPick({ stopped }: SeenLook, pick: string): Stopped | undefined {
  return stopped?.get(marketOf(pick))
}

function marketOf(pick: string): string {
  return legOf(pick)?.market ?? ''
}
