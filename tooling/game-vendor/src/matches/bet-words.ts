import { messageText } from '../pages/texts.ts'
import type { Services } from '../services.ts'
import type { MatchBet } from './bet-store.ts'
import { totalOdds } from './judge-slip.ts'
import { findMatches } from './match-store.ts'
import { namesIn, oddsWords, pickWords } from './pick-words.ts'

/** The betting record takes this many letters. */
const mostLetters = 200

/** What was bet, as the betting record says it in the language of the bet. */
export async function betWords(services: Pick<Services, 'db'>, bet: MatchBet): Promise<string> {
  const { language, legs } = bet
  const matches = await findMatches(
    services,
    legs.map((leg) => leg.match_id),
  )
  const said = legs.map((leg) => {
    const match = matches.find(({ match_id: matchId }) => matchId === leg.match_id)
    const { home = '', away = '' } = match ? namesIn(language, match.names) : {}
    const odds = oddsWords(leg.odds, { language, format: 'decimal' })
    return `${home} – ${away}: ${pickWords(language, leg.pick, { home, away })} @${odds}`
  })
  if (said.length === 1) return cut(said.join(''))
  const total = oddsWords(totalOdds(legs.map(({ odds }) => odds)), { language, format: 'decimal' })
  const head = messageText(language, 'match.parlay_of', { count: String(legs.length), odds: total })
  return cut([head, ...said].join('; '))
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
