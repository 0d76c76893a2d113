import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../bearer.ts'
import type { MatchSource } from '../matches/match-source.ts'
import type { Services } from '../services.ts'
import { readJson } from '../sitting/read-sitting.ts'
import { endVoided, finishBet } from './finish-bet.ts'
import { listLateBets } from './late-bet-store.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const finishBody = z.object({ betId: id })
const lateBody = z.object({
  of: z.union([
    z.object({ matchId: id, market: z.optional(z.enum(['result', 'handicap', 'total', 'score'])) }),
    z.object({ tableRoundId: id }),
  ]),
  from: z.int(),
  after: z.optional(z.object({ placedAt: z.int(), betId: id })),
})

/** So many bets are told at once. */
const mostOfPage = 500

/**
 * What the gateway asks for the operator, with the vendor's secret as bearer: `POST /operator/finish` takes a round or bet to its end,
 * `POST /operator/voided` ends one whose stake is back, `POST /operator/late-bets` tells which were placed from a moment on.
 */
export function mountOperator(
  app: Hono,
  { services, source }: { services: Services; source: MatchSource },
): void {
  app.post('/operator/finish', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = finishBody.safeParse(await readJson(context))
    if (!body.success) return context.body(null, 400)
    const finished = await finishBet(services, source, body.data.betId)
    // The header tells a bet that is missing from an address that is wrong.
    return finished ? context.json(finished) : context.body(null, 404, { 'X-Bet': 'missing' })
  })
  app.post('/operator/voided', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = finishBody.safeParse(await readJson(context))
    if (!body.success) return context.body(null, 400)
    const isKnown = await endVoided(services, source, body.data.betId)
    return isKnown ? context.body(null, 204) : context.body(null, 404, { 'X-Bet': 'missing' })
  })
  app.post('/operator/late-bets', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = lateBody.safeParse(await readJson(context))
    if (!body.success) return context.body(null, 400)
    return context.json({ bets: await listLateBets(services.db, body.data, mostOfPage) })
  })
}
