import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../../bearer.ts'
import type { Services } from '../../services.ts'
import { readJson } from '../../sitting/read-sitting.ts'
import { stopBets } from './stop-bets.ts'
import { listStandingStops, type Stop } from './stop-store.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

const stopBody = z
  .object({
    do: z.enum(['suspend', 'close', 'resume']),
    league: z.optional(id),
    matchId: z.optional(id),
    market: z.optional(z.enum(['result', 'handicap', 'total', 'score'])),
    person: words,
    reason: words,
  })
  .check(
    z.refine(({ league, matchId }) => league === undefined || matchId === undefined, { path: ['league'] }),
    // Leagues go on: only what ends by itself is closed for good.
    z.refine((body) => body.do !== 'close' || body.matchId !== undefined, { path: ['matchId'] }),
  )

/**
 * What staff do about bets on matches, with the vendor's secret as bearer: `GET /matches/stops` lists what stands, `POST` of it
 * suspends, resumes or closes.
 */
export function mountMatchStops(app: Hono, services: Services): void {
  app.get('/matches/stops', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    return context.json({ stops: (await listStandingStops(services)).map(told) })
  })
  app.post('/matches/stops', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = stopBody.safeParse(await readJson(context))
    if (!body.success) return context.json({ field: body.error.issues[0]?.path.join('.') ?? 'body' }, 400)
    const { do: step, person, reason, ...scope } = body.data
    const outcome = await stopBets(services, { do: step, scope, person, reason })
    if (outcome === 'missing') return context.json({ field: fieldOf(scope) }, 404)
    if (outcome === 'final') return context.json({ field: 'do' }, 409)
    return context.json({ stop: told(outcome.stop), isNew: outcome.isNew })
  })
}

function fieldOf({ league, matchId }: { league?: string | undefined; matchId?: string | undefined }): string {
  if (matchId !== undefined) return 'matchId'
  return league === undefined ? 'do' : 'league'
}

function told(stop: Stop) {
  return {
    league: stop.league,
    matchId: stop.match_id,
    market: stop.market,
    isFinal: stop.is_final,
    from: stop.from_at,
    until: stop.until_at,
    person: stop.person,
    reason: stop.reason,
  }
}
