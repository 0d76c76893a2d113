import { messageText } from '../pages/texts.ts'
import type { Services } from '../services.ts'
import type { KeptLeg, MatchBet } from './bet-store.ts'
import { standingOdds } from './match-payout.ts'
import { findMatches, type Match } from './match-store.ts'
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
      return `${words} → ${messageText(language, `match.ended.${isCalledOff(match) ? 'void' : 'push'}`)}`
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
  const total = oddsWords(standingOdds(legs), {
    language,
    format: 'decimal',
  })
  return messageText(language, 'match.parlay_of', { count, odds: total })
}

function isCalledOff(match: Pick<Match, 'state'> | undefined): boolean {
  return match?.state === 'void'
}

function isWaiting({ state }: MatchBet, leg: KeptLeg): boolean {
  return (state === 'created' || state === 'debited') && leg.from_home !== null
}

/** What became of it as well. */
export async function endWords(services: Pick<Services, 'db'>, bet: MatchBet): Promise<string> {
  const [leg, ...others] = bet.legs
  const single = others.length === 0 ? leg : undefined
  const words = await betWords(services, bet)
  const isReturned =
    single?.result === 'push' && isCalledOff((await findMatches(services, [single.match_id]))[0])
  const ended = isReturned ? 'called_off' : (single?.result ?? '')
  const result = bet.is_early ? 'early' : ended
  const said = result === '' ? words : `${words} → ${messageText(bet.language, `match.ended.${result}`)}`
  const isCorrected = bet.corrected_payout !== null
  return cut(isCorrected ? `${said} (${messageText(bet.language, 'match.corrected')})` : said)
}

function cut(words: string): string {
  return words.length > mostLetters ? `${words.slice(0, mostLetters - 1)}…` : words
}
