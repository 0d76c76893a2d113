import * as z from 'zod/mini'
import type { MatchBounds } from '@saola/rules'
import { appendEvent } from '../../events/event-store.ts'
import { boundsOf } from '../../games/matches/bounds-of.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { askMatches } from './ask-matches.ts'
import {
  correctionOf,
  correctMatch,
  tellPrices,
  tellResults,
  type CorrectedMatch,
  type MatchPrices,
  type MatchResults,
} from './correct-match.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const market = z.optional(z.enum(['result', 'handicap', 'total', 'score']))
/** Everything where neither is said. */
const scope = { league: z.optional(id), matchId: z.optional(id), market }
const why = { reason: words, by: words }

/** What the operator does about bets on matches: looks at what is stopped and what they may cost, suspends them, resumes them, closes those of a match for good, calls one off, corrects a result. */
export const matchOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list') }),
  /** What bets of a merchant's members on each match may cost it now. */
  z.strictObject({ do: z.literal('exposure'), merchant: z.string() }),
  z.strictObject({ do: z.literal('suspend'), ...scope, ...why }),
  z.strictObject({ do: z.literal('resume'), ...scope, ...why }),
  z.strictObject({ do: z.literal('close'), matchId: id, market, ...why }),
  /** Calls it off: stakes go back, a leg counts one (games 73). */
  z.strictObject({ do: z.literal('void'), matchId: id, ...why }),
  /** Gives it another final score; `key` is chosen for the order, and the same one is the same order (games 128). */
  z.strictObject({ do: z.literal('correct'), ...correctionOf, ...why }),
  /** Which results a match had, by whom and why. */
  z.strictObject({ do: z.literal('results'), matchId: id }),
  /** What a feed offered on a match, change by change; after the last one of a page the next page (games 125). */
  z.strictObject({
    do: z.literal('prices'),
    matchId: id,
    after: z.optional(z.strictObject({ at: z.int(), pick: z.string().check(z.maxLength(64)) })),
  }),
])
export type MatchOperation = z.infer<typeof matchOperation>

const stop = z.object({
  league: z.nullable(z.string()),
  matchId: z.nullable(z.string()),
  market: z.nullable(z.string()),
  isFinal: z.boolean(),
  from: z.int(),
  until: z.nullable(z.int()),
  person: z.string(),
  reason: z.string(),
})
const listed = z.object({ stops: z.array(stop) })
const done = z.object({ stop, isNew: z.boolean() })
const cost = z.int()
const exposed = z.object({
  matches: z.array(
    z.object({
      matchId: z.string(),
      match: cost,
      markets: z.object({ result: cost, handicap: cost, total: cost, score: cost }),
    }),
  ),
})

/** What bets on matches may cost a merchant, in all and by market, with its bounds (games 124). */
export type MatchExposure = z.infer<typeof exposed> & { bounds: MatchBounds }

/** A match that was called off. */
export type VoidedMatch = { matchId: string; isVoid: true }

/** Bets that are stopped: of what, since when, by whom and why. */
export type MatchStop = z.infer<typeof stop>

/** What an act about matches answers. */
export type MatchDone =
  | MatchStop
  | MatchExposure
  | VoidedMatch
  | CorrectedMatch
  | MatchResults
  | MatchPrices
  | { stops: MatchStop[] }

/**
 * Suspends bets on everything, a league, a match or a market, resumes them, or closes those of a match (games 123), calls a match off
 * or corrects its result (games 128). It is the same for all merchants, as the matches are. Asked again, it changes nothing, and leaves
 * the event that an answer on its way may have lost.
 */
export async function operateMatch(
  services: Services,
  wanted: MatchOperation,
  person?: string,
): Promise<MatchDone> {
  switch (wanted.do) {
    case 'exposure':
      return tellExposure(services, wanted.merchant)
    case 'list':
      return listed.parse(await askMatches(services, '/matches/stops'))
    case 'results':
      return tellResults(services, wanted.matchId)
    case 'prices':
      return tellPrices(services, wanted)
    case 'void':
      return voidMatch(services, wanted, person)
    case 'correct':
      return correctMatch(services, wanted, person)
    default:
      return stopBets(services, wanted, person)
  }
}

async function stopBets(
  services: Services,
  wanted: Extract<MatchOperation, { do: 'suspend' | 'resume' | 'close' }>,
  person: string | undefined,
): Promise<MatchStop> {
  const { by, ...order } = wanted
  const outcome = done.parse(await askMatches(services, '/matches/stops', { ...order, person: person ?? by }))
  const after = { isStopped: wanted.do !== 'resume', isFinal: outcome.stop.isFinal }
  await appendEvent(services.db, {
    merchantId: null,
    at: services.now(),
    kind: 'match.changed',
    actor: 'operator',
    person: person ?? by,
    subject: subjectOf(outcome.stop),
    before: { isStopped: outcome.isNew ? wanted.do === 'resume' : after.isStopped },
    after,
    reason: wanted.reason,
  })
  return outcome.stop
}

async function voidMatch(
  services: Services,
  { matchId, by, reason }: Extract<MatchOperation, { do: 'void' }>,
  person: string | undefined,
): Promise<VoidedMatch> {
  await askMatches(services, '/matches/void', { matchId })
  await appendEvent(services.db, {
    merchantId: null,
    at: services.now(),
    kind: 'match.changed',
    actor: 'operator',
    person: person ?? by,
    subject: matchId,
    before: { isVoid: false },
    after: { isVoid: true },
    reason,
  })
  return { matchId, isVoid: true }
}

async function tellExposure(services: Services, code: string): Promise<MatchExposure> {
  const { code: merchant, settings } = await findMerchant(services, code)
  const { match, market: most } = boundsOf({ merchant, settings })
  const query = new URLSearchParams({ merchant })
  const { matches } = exposed.parse(await askMatches(services, `/matches/exposure?${query.toString()}`))
  return { bounds: { match, market: most }, matches }
}

function subjectOf({ league, matchId, market: one }: MatchStop): string {
  return [matchId ?? league ?? 'all matches', ...(one === null ? [] : [one])].join(' ')
}
