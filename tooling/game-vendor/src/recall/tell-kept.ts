import type { MatchSource } from '../matches/match-source.ts'
import { findMatches, openMatchSeed } from '../matches/match-store.ts'
import { shownBets } from '../matches/shown-bet.ts'
import { wordsIn } from '../pages/texts.ts'
import { standingOf, titleOf } from '../rounds/play-round.ts'
import { stepsBeforeReturn, stepsOf } from '../rounds/steps-of.ts'
import { openSeed } from '../seeds/sealed-seed.ts'
import type { Services } from '../services.ts'
import { listOwnBets } from '../tables/table-bet-store.ts'
import { tableOf } from '../tables/table-of.ts'
import { keptState } from './end-of.ts'
import type { Kept } from './find-kept.ts'

type Language = 'VI' | 'EN'
type Of<Kind extends Kept['kind']> = Extract<Kept, { kind: Kind }>

/**
 * All that is kept of a round or bet, for the operator (games 110). Of one that goes on nothing is told that its member has not
 * seen, and no seed is told before it is revealed: whoever knew what comes could void what is going to win.
 */
export function tellKept(services: Services, source: MatchSource, kept: Kept, language: Language) {
  switch (kept.kind) {
    case 'round':
      return tellRound(kept, language)
    case 'table':
      return tellTable(services, kept, language)
    case 'match':
      return tellMatches(services, source, kept, language)
  }
}

function tellRound({ kind, round, title }: Of<'round'>, language: Language) {
  const { engine } = titleOf(round)
  const words = wordsIn(language)
  const isRevealed = round.current_hash !== round.server_seed_hash
  const state = keptState(round)
  const isOpen = state === 'open'
  const standing = round.state === 'playing' ? standingOf(round) : undefined
  const outcome = isOpen ? (standing?.view ?? null) : round.outcome
  return {
    kind,
    betId: round.round_id,
    player: round.player_id,
    ...title,
    state,
    startedAt: round.created_at,
    endedAt: round.ended_at,
    voidedAt: round.voided_at,
    stake: round.stake,
    staked: round.staked,
    payout: isOpen ? null : round.payout,
    jackpots: round.jackpots,
    balanceBefore: round.balance_before,
    balanceAfter: round.balance_after,
    engineVersion: round.engine_version,
    modelHash: round.model_hash,
    choice: round.choice,
    choiceWords: engine.contentOf(round.choice, words),
    moves: round.moves,
    steps: stepsOf(round) ?? stepsBeforeReturn(round) ?? [],
    hasFeature: !isOpen && round.has_feature,
    outcome,
    resultWords: outcome === null ? '' : engine.resultOf(outcome, words),
    proof: {
      serverSeedHash: round.server_seed_hash,
      isRevealed,
      serverSeed: isRevealed ? round.server_seed : null,
      clientSeed: round.client_seed,
      nonce: round.nonce,
    },
  }
}

async function tellTable(services: Services, { kind, bet, round, title }: Of<'table'>, language: Language) {
  const { engine, table } = tableOf(round)
  const words = wordsIn(language)
  const isDrawn = round.outcome !== null
  const own = await listOwnBets(services.db, round.round_id, bet.player_id)
  const isOver = keptState(bet) !== 'open'
  return {
    kind,
    betId: bet.bet_id,
    player: bet.player_id,
    ...title,
    state: keptState(bet),
    startedAt: bet.created_at,
    endedAt: bet.ended_at,
    voidedAt: bet.voided_at,
    stake: bet.stake,
    staked: bet.stake,
    payout: bet.payout,
    balanceBefore: bet.balance_before,
    balanceAfter: isOver ? bet.balance : null,
    engineVersion: round.engine_version,
    modelHash: round.model_hash,
    choice: { cells: bet.cells },
    choiceWords: engine.contentOf({ cells: bet.cells }, words),
    outcome: round.outcome,
    resultWords: isDrawn ? table.resultOf(round.outcome, words) : '',
    table: {
      roundId: round.round_id,
      number: round.number,
      opensAt: round.opens_at,
      locksAt: round.locks_at,
      drawsAt: round.draws_at,
      bets: own.map((each) => ({
        betId: each.bet_id,
        state: keptState(each),
        cells: each.cells,
        stake: each.stake,
        payout: each.payout,
        placedAt: each.created_at,
      })),
    },
    proof: {
      serverSeedHash: round.server_seed_hash,
      isRevealed: isDrawn,
      serverSeed: isDrawn ? openSeed(services, round.server_seed, round.server_seed_hash) : null,
      clientSeed: round.client_seed,
      nonce: round.number,
      bets: round.bet_fingerprints,
    },
  }
}

async function tellMatches(
  services: Services,
  source: MatchSource,
  { kind, bet, title }: Of<'match'>,
  language: Language,
) {
  const [shown] = await shownBets(services, source, [bet], { language, format: 'decimal' })
  const matches = await findMatches(
    services,
    bet.legs.map((leg) => leg.match_id),
  )
  return {
    kind,
    betId: bet.bet_id,
    player: bet.player_id,
    ...title,
    state: keptState(bet),
    startedAt: bet.placed_at,
    countsAt: bet.counts_at,
    endedAt: bet.ended_at,
    voidedAt: bet.voided_at,
    stake: bet.stake,
    staked: bet.stake,
    payout: bet.payout,
    isEarly: bet.is_early,
    refusal: bet.refusal,
    balanceBefore: bet.balance_before,
    balanceAfter: bet.balance_after,
    engineVersion: bet.engine_version,
    modelHash: null,
    policy: bet.policy,
    odds: shown?.total,
    legs: bet.legs.map((leg, place) => {
      const match = matches.find(({ match_id: matchId }) => matchId === leg.match_id)
      const isOver = match !== undefined && match.state !== 'held'
      return {
        ...shown?.legs[place],
        seenOdds: leg.seen_odds,
        odds: leg.odds,
        league: match?.league,
        matchState: match?.state,
        kickOffAt: match?.kick_off_at,
        proof: {
          serverSeedHash: match?.server_seed_hash ?? null,
          isRevealed: isOver,
          serverSeed: isOver ? openMatchSeed(services, match) : null,
          clientSeed: match?.client_seed ?? null,
          bets: match?.bet_fingerprints ?? null,
        },
      }
    }),
  }
}
