import type { Price } from './match-source.ts'
import type { Match } from './match-store.ts'
import type { SeenLook } from './stops/stops-of.ts'
import { namesIn, oddsWords, pickWords, type Reading, type SideNames } from './pick-words.ts'

/** So many lines of a market are shown, those whose sides are nearest to each other. */
const shownLines = 5

/** A match as the list of a league shows it. */
export function shownMatch(match: Match, look: SeenLook, reading: Reading) {
  const names = namesIn(reading.language, match.names)
  const [handicap] = linesOf(look.prices, 'handicap')
  const [total] = linesOf(look.prices, 'total')
  const show = (prices: readonly Price[] = []) => prices.map((price) => shownPrice(price, names, reading))
  return {
    matchId: match.match_id,
    round: match.round_no,
    kickOffAt: match.kick_off_at,
    ...names,
    phase: look.phase,
    minute: look.minute,
    score: look.score,
    isSuspended: look.isSuspended,
    stoppedMarkets: [...(look.stopped?.keys() ?? [])],
    result: show(look.prices.filter(({ pick }) => pick.startsWith('result:'))),
    handicap: show(handicap),
    total: show(total),
  }
}

/** All that can be bet on in a match, and how it has gone. */
export function shownMarkets(match: Match, look: SeenLook, reading: Reading) {
  const names = namesIn(reading.language, match.names)
  const show = (prices: readonly Price[]) => prices.map((price) => shownPrice(price, names, reading))
  const lines = (market: 'handicap' | 'total') =>
    linesOf(look.prices, market)
      .slice(0, shownLines)
      .toSorted((one, other) => lineOf(one) - lineOf(other))
      .map(show)
  return {
    matchId: match.match_id,
    goals: look.goals,
    seedHash: match.server_seed_hash,
    handicaps: lines('handicap'),
    totals: lines('total'),
    scores: show(look.prices.filter(({ pick }) => pick.startsWith('score:'))),
  }
}

/** Odds in words and in the format that is read. */
export function shownPrice({ pick, odds }: Price, names: SideNames, reading: Reading) {
  const words = pickWords(reading.language, pick, names)
  return { pick, words, odds, shown: oddsWords(odds, reading) }
}

/** Both sides of each line of a market, the most even line first. */
function linesOf(prices: readonly Price[], market: 'handicap' | 'total'): [Price, Price][] {
  const [first, second] = market === 'handicap' ? ['home', 'away'] : ['over', 'under']
  return prices
    .filter(({ pick }) => pick.startsWith(`${market}:${first}:`))
    .flatMap((price): [Price, Price][] => {
      const line = Number(price.pick.split(':')[2])
      const other = `${market}:${second}:${market === 'handicap' ? -line : line}`
      const found = prices.find(({ pick }) => pick === other)
      return found ? [[price, found]] : []
    })
    .toSorted((one, other) => unevenness(one) - unevenness(other))
}

function unevenness([one, other]: [Price, Price]): number {
  return Math.abs(one.odds - other.odds)
}

function lineOf([{ pick }]: [Price, Price]): number {
  return Number(pick.split(':')[2])
}
