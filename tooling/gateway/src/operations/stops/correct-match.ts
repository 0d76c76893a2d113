import * as z from 'zod/mini'
import { appendEvent } from '../../events/event-store.ts'
import type { Services } from '../../services/services.ts'
import { askMatches } from './ask-matches.ts'

const goals = z.int().check(z.nonnegative(), z.maximum(99))
const name = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** What a correction says: the whole final score of a match, under a key of its own. */
export const correctionOf = { matchId: name, home: goals, away: goals, key: name }

/** A correction, with who orders it and why. */
export type MatchCorrection = {
  matchId: string
  home: number
  away: number
  key: string
  by: string
  reason: string
}

const score = z.object({ home: z.int(), away: z.int() })
const sum = z.object({ merchant: z.string(), bets: z.int(), more: z.int(), less: z.int() })
const corrected = z.object({
  version: z.int(),
  before: score,
  score,
  isNew: z.boolean(),
  sums: z.array(sum),
})
const previewed = z.object({ sums: z.array(sum) })
const told = z.object({
  state: z.enum(['held', 'ended', 'void']),
  versions: z.array(
    z.object({
      version: z.int(),
      home: z.nullable(z.int()),
      away: z.nullable(z.int()),
      at: z.nullable(z.int()),
      person: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Changes of bets that the wallet has not answered yet. */
  owed: z.int(),
})
const offered = z.object({
  endedAt: z.nullable(z.int()),
  prices: z.array(
    z.object({ at: z.int(), pick: z.string(), odds: z.nullable(z.int()), isOpen: z.boolean() }),
  ),
  next: z.nullable(z.object({ at: z.int(), pick: z.string() })),
})

/** A match with its corrected result: its version, what stood before, and how many bets it changes by how much, by merchant. */
export type CorrectedMatch = z.infer<typeof corrected> & { matchId: string }

/** The results that a match had, each with who corrected the one before it, when and why. */
export type MatchResults = z.infer<typeof told>

/** Changes of what was offered on a match, and where the next page of them begins. */
export type MatchPrices = z.infer<typeof offered>

/**
 * Has a wrong result corrected: our games give the match the score as a new version, and settle every bet anew that was settled by the
 * one before (games 128). Ordered again it changes nothing, and leaves the event that an answer on its way may have lost.
 */
export async function correctMatch(
  services: Services,
  { matchId, home, away, key, by, reason }: MatchCorrection,
  person: string | undefined,
): Promise<CorrectedMatch> {
  const order = { matchId, home, away, key, reason, person: person ?? by }
  const done = corrected.parse(await askMatches(services, '/matches/correct', order))
  // Another order made it so before.
  const isNone = written(done.before) === written(done.score)
  if (!isNone) {
    await appendEvent(services.db, {
      merchantId: null,
      at: services.now(),
      kind: 'match.changed',
      actor: 'operator',
      person: person ?? by,
      subject: matchId,
      before: { score: written(done.before), version: done.version - 1 },
      after: { score: written(done.score), version: done.version, isNew: done.isNew, sums: done.sums },
      reason,
    })
  }
  return { ...done, matchId }
}

/** What a correction would move at each merchant if it was ordered now, in đồng: what is paid more and what is taken back. */
export async function movedByCorrection(
  services: Services,
  { matchId, home, away, key }: Pick<MatchCorrection, 'matchId' | 'home' | 'away' | 'key'>,
): Promise<ReadonlyMap<string, number>> {
  const order = { matchId, home, away, key }
  const { sums } = previewed.parse(await askMatches(services, '/matches/correct/preview', order))
  return new Map(sums.map(({ merchant, more, less }) => [merchant, more + less]))
}

/** Which results a match had. */
export async function tellResults(services: Services, matchId: string): Promise<MatchResults> {
  return told.parse(await askMatches(services, `/matches/results?match=${matchId}`))
}

/** What a feed offered on a match, a page of it. */
export async function tellPrices(
  services: Services,
  { matchId, after }: { matchId: string; after?: { at: number; pick: string } | undefined },
): Promise<MatchPrices> {
  const query = new URLSearchParams({ match: matchId })
  if (after) {
    query.set('at', String(after.at))
    query.set('pick', after.pick)
  }
  return offered.parse(await askMatches(services, `/matches/prices?${query.toString()}`))
}

function written({ home, away }: z.infer<typeof score>): string {
  return `${home}-${away}`
}
