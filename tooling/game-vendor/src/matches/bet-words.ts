import { messageText } from '../pages/texts.ts'
import type { Services } from '../services.ts'
import type { KeptLeg, MatchBet } from './bet-store.ts'
import { countingLegs, totalOdds } from './match-payout.ts'
import { findMatches } from './match-store.ts'
import { namesIn, oddsWords, pickWords } from './pick-words.ts'

/** The betting record takes this many letters. */
const mostLetters = 200

/**
 * What was bet, as the betting record says it in the language of the bet. A leg in play has no odds until it counts: those
 * of the press may not be the ones it counts at (games 70).
 */
export async function betWords(services: Pick<Services, 'db'>, bet: MatchBet): Promise<string> {
  const { language, legs } = bet
  const matches = await findMatches(
    services,
    legs.map((leg) => leg.match_id),
  )
  const said = legs.map((leg) => {
    const match = matches.find(({ match_id: matchId }) => matchId === leg.match_id)
    const { home = '', away = '' } = match ? namesIn(language, match.names) : {}
    const words = `${home} – ${away}: ${pickWords(language, leg.pick, { home, away })}`
    if (isWaiting(bet, leg)) return words
    if (legs.length > 1 && leg.result === 'push') {
      return `${words} → ${messageText(language, `match.ended.${match?.state === 'void' ? 'void' : 'push'}`)}`
    }
    return `${words} @${oddsWords(leg.odds, { language, format: 'decimal' })}`
  })
  if (said.length === 1) return cut(said.join(''))
  return cut([parlayWords(bet), ...said].join('; '))
}

function parlayWords(bet: MatchBet): string {
  const { language, legs } = bet
  const count = String(legs.length)
  if (legs.some((leg) => isWaiting(bet, leg))) return messageText(language, 'match.slip.parlay', { count })
  const total = oddsWords(totalOdds(countingLegs(legs).map(({ odds }) => odds)), {
    language,
    format: 'decimal',
  })
  return messageText(language, 'match.parlay_of', { count, odds: total })
}

function isWaiting({ state }: MatchBet, leg: KeptLeg): boolean {
  return (state === 'created' || state === 'debited') && leg.from_home !== null
}

/** What became of it as well. */
export async function endWords(services: Pick<Services, 'db'>, bet: MatchBet): Promise<string> {
  const result = bet.is_early ? 'early' : (bet.legs.length === 1 && bet.legs[0]?.result) || ''
  const words = await betWords(services, bet)
  return result === '' ? words : cut(`${words} → ${messageText(bet.language, `match.ended.${result}`)}`)
}

function cut(words: string): string {
  return words.length > mostLetters ? `${words.slice(0, mostLetters - 1)}…` : words
}
