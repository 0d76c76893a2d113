import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../../bearer.ts'
import type { Services } from '../../services.ts'
import { readJson } from '../../sitting/read-sitting.ts'
import type { MatchSource } from '../match-source.ts'
import { findMatches } from '../match-store.ts'
import { correctMatch, previewCorrection, type CorrectionRefusal } from './correct-match.ts'
import { countOwed, listCorrections } from './correction-store.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const goals = z.int().check(z.nonnegative(), z.maximum(99))
const previewBody = z.object({ matchId: id, home: goals, away: goals, key: id })
const correctBody = z.extend(previewBody, { person: words, reason: words })

type Parts = { services: Services; source: MatchSource }

/**
 * What staff do about a wrong result, with the vendor's secret as bearer: `POST /matches/correct` gives a match another one,
 * `POST /matches/correct/preview` tells what that would move, `GET /matches/results?match=ID` which results it had.
 */
export function mountCorrections(app: Hono, { services, source }: Parts): void {
  app.post('/matches/correct', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = correctBody.safeParse(await readJson(context))
    if (!body.success) return context.json({ field: fieldIn(body.error) }, 400)
    const { home, away, ...order } = body.data
    const corrected = await correctMatch(services, source, { ...order, score: { home, away } })
    return 'refusal' in corrected ? refuse(context, corrected) : context.json(corrected)
  })
  app.post('/matches/correct/preview', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = previewBody.safeParse(await readJson(context))
    if (!body.success) return context.json({ field: fieldIn(body.error) }, 400)
    const { home, away, ...order } = body.data
    const would = await previewCorrection(services, source, { ...order, score: { home, away } })
    return 'refusal' in would ? refuse(context, would) : context.json(would)
  })
  app.get('/matches/results', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const results = await readResults(services, context.req.query('match') ?? '')
    return results ? context.json(results) : context.json({ field: 'matchId' }, 404)
  })
}

/** The result of a match in all its versions, the first one first; who corrected it and why stands with each but the first. */
async function readResults(services: Services, matchId: string) {
  const [match] = await findMatches(services, [matchId])
  if (!match) return undefined
  const corrections = await listCorrections(services, matchId)
  const [first] = corrections
  const home = first?.home_before ?? match.home_goals
  const away = first?.away_before ?? match.away_goals
  const ended = { version: 1, home, away, at: match.ended_at, person: null, reason: null }
  const corrected = corrections.map((each) => ({
    version: each.version,
    home: each.home_goals,
    away: each.away_goals,
    at: each.corrected_at,
    person: each.person,
    reason: each.reason,
  }))
  return {
    state: match.state,
    versions: match.state === 'ended' ? [ended, ...corrected] : [],
    owed: await countOwed(services, matchId),
  }
}

const fields = {
  'match.unknown': 'matchId',
  'match.not-ended': 'matchId',
  'key.reused': 'key',
  'score.impossible': 'home',
  'score.drawn': 'home',
} as const satisfies Record<CorrectionRefusal['refusal'], string>

function refuse(context: Context, { refusal }: CorrectionRefusal): Response {
  return context.json({ field: fields[refusal] }, refusal === 'match.unknown' ? 404 : 409)
}

function fieldIn(error: { issues: readonly { path: readonly PropertyKey[] }[] }): string {
  return error.issues[0]?.path.join('.') || 'body'
}
