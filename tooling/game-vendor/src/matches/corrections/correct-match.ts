import { isWon, raceOf } from '@saola/game-engines'
import type { Score } from '@saola/rules'
import type { Services } from '../../services.ts'
import { lookAt } from '../look-at.ts'
import type { MatchSource } from '../match-source.ts'
import { findMatches, type Match } from '../match-store.ts'
import { fromOf, resultOf } from '../pick.ts'
import { lockMatches } from '../stops/stop-store.ts'
import {
  countCorrection,
  findCorrection,
  insertCorrection,
  judgeLegs,
  listBetsEndedOn,
  listEndedPicks,
  listMovedSums,
  lockBetsEndedOn,
  oweCorrection,
  type MatchCorrection,
  type MovedSum,
} from './correction-store.ts'
import { changesOf, pagesOf, sumsOf } from './corrected-bets.ts'

/** The final score that a match had instead, by the key of the order, with who says so and why. */
export type CorrectionOrder = { matchId: string; score: Score; key: string; person: string; reason: string }

/** A corrected match: the version of its result, the one before it, and what it changes about bets. */
export type CorrectedMatch = {
  version: number
  before: Score
  score: Score
  /** Whether this order changed something now. */
  isNew: boolean
  sums: MovedSum[]
}

/** Why a result is not corrected; nothing has happened. */
export type CorrectionRefusal = {
  refusal: 'match.unknown' | 'match.not-ended' | 'key.reused' | 'score.impossible' | 'score.drawn'
}

/**
 * Gives a match that has ended another result, as a new version, and judges every bet anew that was settled by the one before: what a
 * bet pays from now on is written in the same transaction, and `settleCorrections` moves the difference (games 128). The same order
 * again changes nothing.
 */
export function correctMatch(
  services: Services,
  source: MatchSource,
  order: CorrectionOrder,
): Promise<CorrectedMatch | CorrectionRefusal> {
  return services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx }
    await lockMatches(inside, [order.matchId])
    const checked = await check(inside, source, order)
    if (!('match' in checked)) return checked
    return apply(inside, checked, order)
  })
}

/** What a correction would move if it was ordered now; one that was made moves nothing any more. */
export async function previewCorrection(
  services: Services,
  source: MatchSource,
  order: Pick<CorrectionOrder, 'matchId' | 'score' | 'key'>,
): Promise<{ sums: MovedSum[] } | CorrectionRefusal> {
  const checked = await check(services, source, order)
  if ('refusal' in checked) return checked
  if (!('match' in checked)) return { sums: [] }
  const betIds = await listBetsEndedOn(services, order.matchId)
  return { sums: sumsOf(await changesOf(services, betIds, order)) }
}

/** A match that may be corrected, with the result that it has. */
type Correctable = { match: Match; before: Score }

async function check(
  services: Services,
  source: MatchSource,
  { matchId, score, key }: Pick<CorrectionOrder, 'matchId' | 'score' | 'key'>,
): Promise<Correctable | CorrectedMatch | CorrectionRefusal> {
  const [match] = await findMatches(services, [matchId])
  if (!match) return { refusal: 'match.unknown' }
  const known = await findCorrection(services, matchId, key)
  if (known) return isSame(scoreOf(known), score) ? again(services, known) : { refusal: 'key.reused' }
  const before = match.state === 'ended' ? goalsOf(match) : undefined
  if (!before) return { refusal: 'match.not-ended' }
  if (isSame(before, score)) return { version: match.result_version, before, score, isNew: false, sums: [] }
  const race = raceOf(matchId)
  if (race && !isWon(score, race.to)) return { refusal: 'score.impossible' }
  return (await isDrawnOtherwise(services, source, match, score))
    ? { refusal: 'score.drawn' }
    : { match, before }
}

/** Nobody chooses how a match ended that was drawn from a seed: it may only be brought to what the seed says (games 139). */
async function isDrawnOtherwise(
  services: Services,
  source: MatchSource,
  match: Match,
  score: Score,
): Promise<boolean> {
  if (match.server_seed === null) return false
  const look = await lookAt(services, source, match, services.now())
  return look.phase !== 'over' || !isSame(look.score, score)
}

async function again(services: Services, known: MatchCorrection): Promise<CorrectedMatch> {
  const { version, home_before: home, away_before: away } = known
  const sums = await listMovedSums(services, known)
  return { version, before: { home, away }, score: scoreOf(known), isNew: false, sums }
}

async function apply(
  services: Services,
  { match, before }: Correctable,
  { matchId, score, key, person, reason }: CorrectionOrder,
): Promise<CorrectedMatch> {
  const correction = {
    match_id: matchId,
    version: match.result_version + 1,
    order_key: key,
    home_before: before.home,
    away_before: before.away,
    home_goals: score.home,
    away_goals: score.away,
    person,
    reason,
    corrected_at: services.now(),
  }
  const betIds = await lockBetsEndedOn(services, matchId)
  const changes = await changesOf(services, betIds, { matchId, score })
  await insertCorrection(services, correction)
  for (const leg of await listEndedPicks(services, matchId)) {
    await judgeLegs(services, { matchId, pick: leg.pick, from: fromOf(leg) }, resultOf(leg, score))
  }
  for (const some of pagesOf(betIds)) await countCorrection(services, some)
  for (const change of changes) await oweCorrection(services, change, correction)
  return { version: correction.version, before, score, isNew: true, sums: sumsOf(changes) }
}

function scoreOf({ home_goals: home, away_goals: away }: MatchCorrection): Score {
  return { home, away }
}

function goalsOf({ home_goals: home, away_goals: away }: Match): Score | undefined {
  return home === null || away === null ? undefined : { home, away }
}

function isSame(one: Score, other: Score): boolean {
  return one.home === other.home && one.away === other.away
}
