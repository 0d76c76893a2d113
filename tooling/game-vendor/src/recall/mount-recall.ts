import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../bearer.ts'
import type { MatchSource } from '../matches/match-source.ts'
import type { Services } from '../services.ts'
import { languageOf, readJson, send } from '../sitting/read-sitting.ts'
import { vendorFault } from '../vendor-fault.ts'
import { findKept } from './find-kept.ts'
import { makeRecallToken, readRecallToken } from './recall-token.ts'
import { showKept } from './show-kept.ts'
import { tellKept } from './tell-kept.ts'

const askedBody = z.object({
  betId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  language: z.enum(['VI', 'EN']),
})
const recallBody = z.object({ recall: z.string().check(z.minLength(1), z.maxLength(200)) })

/**
 * Calls by which what was played is looked at again. `POST /operator/recall`, with the vendor's secret as bearer, tells the gateway all
 * that is kept of a round or bet, and the path of the page that shows it; that page asks `POST /api/recall` by the token of its
 * address, which is no session and stakes nothing.
 */
export function mountRecall(
  app: Hono,
  { services, source }: { services: Services; source: MatchSource },
): void {
  app.post('/operator/recall', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = askedBody.safeParse(await readJson(context))
    if (!body.success) return context.body(null, 400)
    const { betId, language } = body.data
    const kept = await findKept(services, betId)
    // The header tells a bet that is missing from an address that is wrong.
    if (!kept) return context.body(null, 404, { 'X-Bet': 'missing' })
    const { token, until } = makeRecallToken(services, betId)
    const page = kept.title.gameCode.toLowerCase().replaceAll('_', '-')
    return context.json({
      kept: await tellKept(services, source, kept, language),
      path: `/play/${page}?recall=${token}`,
      until,
    })
  })
  app.post('/api/recall', async (context) => {
    const language = languageOf(context)
    const body = recallBody.safeParse(await readJson(context))
    const betId = body.success ? readRecallToken(services, body.data.recall) : undefined
    const kept = betId === undefined ? undefined : await findKept(services, betId)
    if (!kept) return vendorFault('recall.over', language)
    return send(await showKept(services, source, kept, language))
  })
}
