import { wordsIn } from '../pages/texts.ts'
import type { MatchSource } from '../matches/match-source.ts'
import { shownBets } from '../matches/shown-bet.ts'
import { standingOf, titleOf } from '../rounds/play-round.ts'
import { shownAt } from '../rounds/shown-round.ts'
import { stepsBeforeReturn, stepsOf } from '../rounds/steps-of.ts'
import { openSeed } from '../seeds/sealed-seed.ts'
import type { Services } from '../services.ts'
import { shownBet } from '../tables/shown-table.ts'
import { listOwnBets } from '../tables/table-bet-store.ts'
import { tableOf } from '../tables/table-of.ts'
import { keptState } from './end-of.ts'
import type { Kept } from './find-kept.ts'

type Language = 'VI' | 'EN'
type Of<Kind extends Kept['kind']> = Extract<Kept, { kind: Kind }>

/** A round or bet as its own stage shows it, step by step to its end (games 132, games 137). */
export function showKept(services: Services, source: MatchSource, kept: Kept, language: Language) {
  switch (kept.kind) {
    case 'round':
      return showRound(kept, language)
    case 'table':
      return showTable(services, kept, language)
    case 'match':
      return showMatches(services, source, kept, language)
  }
}

function showRound({ kind, round }: Of<'round'>, language: Language) {
  const end = keptState(round)
  // What goes on is shown as far as its member has seen it.
  const standing = round.state === 'playing' ? standingOf(round) : undefined
  const seen = end === 'open' ? { ...round, outcome: null, payout: null } : round
  const seeds = { serverSeedHash: round.current_hash ?? '' }
  const whole = { ...shownAt(seen, { seeds, language, standing }), end }
  const { engine } = titleOf(round)
  const steps = stepsOf(round) ?? stepsBeforeReturn(round) ?? []
  return {
    kind,
    round: whole,
    steps: steps.map(({ view, ...step }) => ({
      ...whole,
      ...step,
      view,
      state: step.isOver ? whole.state : 'playing',
      result: engine.resultOf(view, wordsIn(language)),
    })),
  }
}

async function showTable(services: Services, { kind, bet, round }: Of<'table'>, language: Language) {
  const { table } = tableOf(round)
  const own = await listOwnBets(services.db, round.round_id, bet.player_id)
  const isDrawn = round.outcome !== null
  return {
    kind,
    round: {
      roundId: round.round_id,
      number: round.number,
      outcome: round.outcome,
      result: isDrawn ? table.resultOf(round.outcome, wordsIn(language)) : '',
      drawnAt: round.draws_at,
      serverSeedHash: round.server_seed_hash,
      serverSeed: isDrawn ? openSeed(services, round.server_seed, round.server_seed_hash) : null,
      engineVersion: round.engine_version,
      modelHash: round.model_hash,
    },
    bets: own.map((each) => ({
      ...shownBet(each),
      isAsked: each.bet_id === bet.bet_id,
      placedAt: each.created_at,
      balanceBefore: each.balance_before,
      balanceAfter: keptState(each) === 'open' ? null : each.balance,
    })),
  }
}

async function showMatches(
  services: Services,
  source: MatchSource,
  { kind, bet }: Of<'match'>,
  language: Language,
) {
  const [shown] = await shownBets(services, source, [bet], { language, format: 'decimal' })
  return {
    kind,
    bet: shown,
    endedAt: bet.ended_at,
    balanceBefore: bet.balance_before,
    balanceAfter: bet.balance_after,
    engineVersion: bet.engine_version,
  }
}
