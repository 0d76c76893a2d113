import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../bearer.ts'
import type { Services } from '../services.ts'
import { readJson } from '../sitting/read-sitting.ts'
import { hotMatches } from './hot-matches.ts'
import type { MatchSource } from './match-source.ts'
import { voidMatch } from './match-store.ts'

const voidBody = z.object({ matchId: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

/**
 * What gateways and the operator ask about matches: `GET /matches/hot` tells everybody what a lobby shows, `POST
 * /matches/void` calls a match off that is not held, with the vendor's secret as bearer.
 */
export function mountMatchList(
  app: Hono,
  { services, source }: { services: Services; source: MatchSource },
): void {
  app.get('/matches/hot', async (context) => context.json({ matches: await hotMatches(services, source) }))
  app.post('/matches/void', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = voidBody.safeParse(await readJson(context))
    if (!body.success) return context.json({ field: 'matchId' }, 400)
    const isVoid = await voidMatch(services, body.data.matchId)
    return isVoid ? context.json({ state: 'void' }) : context.json({ field: 'matchId' }, 409)
  })
}
