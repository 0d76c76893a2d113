import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../../bearer.ts'
import type { Services } from '../../services.ts'
import { findMatches } from '../match-store.ts'
import { listPrices } from './price-store.ts'

/** So many changes are told at once. */
const mostOfPage = 1000

const place = z.object({ at: z.coerce.number(), pick: z.string() })

/**
 * `GET /matches/prices?match=ID`, with the vendor's secret as bearer: each change of what was offered on a match of a feed (games 125),
 * the first one first; with `at` and `pick` of the last one of a page the next page.
 */
export function mountHistory(app: Hono, services: Services): void {
  app.get('/matches/prices', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const { match: matchId = '', ...rest } = context.req.query()
    const [match] = await findMatches(services, [matchId])
    if (!match) return context.json({ field: 'matchId' }, 404)
    const after = place.safeParse(rest)
    const prices = await listPrices(
      services,
      { matchId, after: after.success ? after.data : undefined },
      mostOfPage,
    )
    const last = prices.length === mostOfPage ? prices.at(-1) : undefined
    return context.json({
      endedAt: match.ended_at ?? match.voided_at,
      prices: prices.map(({ pick, odds, is_open: isOpen, told_at: at }) => ({ at, pick, odds, isOpen })),
      next: last ? { at: last.told_at, pick: last.pick } : null,
    })
  })
}
