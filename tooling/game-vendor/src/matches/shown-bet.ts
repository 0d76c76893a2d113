import { messageText } from '../pages/texts.ts'
import type { Services } from '../services.ts'
import type { MatchBet } from './bet-store.ts'
import { earlyAmount } from './early-settlement.ts'
import { countingLegs, mostPayout, standingOdds, totalOdds } from './match-payout.ts'
import type { MatchSource } from './match-source.ts'
import { findMatches, type Match } from './match-store.ts'
import { namesIn, oddsWords, pickWords, type Reading } from './pick-words.ts'

/** Bets as their member sees them, with what each would be bought back for now. */
export async function shownBets(
  services: Services,
  source: MatchSource,
  bets: readonly MatchBet[],
  reading: Reading,
) {
  const ids = [...new Set(bets.flatMap(({ legs }) => legs.map((leg) => leg.match_id)))]
  const matches = new Map((await findMatches(services, ids)).map((match) => [match.match_id, match]))
  return Promise.all(
    bets.map(async (bet) => {
      const early = await earlyAmount(services, source, bet, services.now())
      return {
        betId: bet.bet_id,
        // One that was paid may have been voided since (games 136).
        state: bet.voided_at === null ? bet.state : ('voided' as const),
        stake: bet.stake,
        placedAt: bet.placed_at,
        countsAt: bet.counts_at,
        total: oddsWords(standingOdds(bet.legs), reading),
        pressedAt: pressedOdds(bet, reading),
        full: isRunning(bet) ? mostPayout(bet.stake, bet.legs) : null,
        payout: bet.corrected_payout ?? bet.payout,
        paidBefore: bet.corrected_payout === null ? null : bet.payout,
        isEarly: bet.is_early,
        early: early ?? null,
        refusal: bet.refusal === null ? null : messageText(reading.language, `match.refused.${bet.refusal}`),
        legs: bet.legs.map((leg) => shownLeg(leg, matches.get(leg.match_id), reading)),
      }
    }),
  )
}

/** Something can still come of it, so a promise stands beside it. */
function isRunning({ state }: MatchBet): boolean {
  return state === 'created' || state === 'debited' || state === 'open'
}

/** The odds of the moment of the press, where a bet counts at others than those (games 70). */
function pressedOdds({ state, legs }: MatchBet, reading: Reading): string | null {
  if (state !== 'open' && state !== 'decided' && state !== 'paid') return null
  const counting = countingLegs(legs)
  const [pressed, counts] = [counting.map((leg) => leg.seen_odds), counting.map((leg) => leg.odds)].map(
    (odds) => oddsWords(totalOdds(odds), reading),
  )
  return pressed === undefined || pressed === counts ? null : pressed
}

function shownLeg(leg: MatchBet['legs'][number], match: Match | undefined, reading: Reading) {
  const { language } = reading
  const names = match ? namesIn(language, match.names) : { home: '', away: '' }
  return {
    matchId: leg.match_id,
    pick: leg.pick,
    ...names,
    words: pickWords(language, leg.pick, names),
    shown: oddsWords(leg.odds, reading),
    result: leg.result,
    isVoid: match?.state === 'void',
    score: match?.home_goals === null || !match ? null : { home: match.home_goals, away: match.away_goals },
    from: leg.from_home === null ? null : { home: leg.from_home, away: leg.from_away },
  }
}
