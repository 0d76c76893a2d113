import { raceOf } from '../races.ts'

/** The markets as their names are kept. */
export type NamedMarket = 'result' | 'winner' | 'handicap' | 'total' | 'score'

/** The market of a pick, `handicap:home:-3` or the like; on a race who wins has no draw, and another name. */
export function marketOf(matchId: string, pick: string): NamedMarket {
  const [market] = pick.split(':')
  if (market === 'handicap' || market === 'total' || market === 'score') return market
  return raceOf(matchId) === undefined ? 'result' : 'winner'
}
