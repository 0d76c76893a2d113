import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { hasSecret } from '../bearer.ts'
import type { Services } from '../services.ts'
import { readJson } from '../sitting/read-sitting.ts'
import { oppositeOf } from './opposite-of.ts'
import { listPlacedStakes } from './placed-stake-store.ts'

const asked = z.object({
  of: z.enum(['matches', 'tables']),
  from: z.int(),
  after: z.optional(z.object({ placedAt: z.int(), betId: z.string().check(z.regex(/^[\w-]{1,64}$/)) })),
})

/** Stakes of so many bets are told at once. */
const mostBets = 500

/**
 * `POST /stakes`, with the vendor's secret as bearer: what was staked on matches or at tables from a moment on, with the selection
 * that loses where one wins, for a gateway that looks for patterns (protection 26). `next` is where the next page begins.
 */
export function mountStakes(app: Hono, services: Services): void {
  app.post('/stakes', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const body = asked.safeParse(await readJson(context))
    if (!body.success) return context.body(null, 400)
    const stakes = await listPlacedStakes(services.db, body.data, mostBets)
    const last = stakes.at(-1)
    const isFull = new Set(stakes.map(({ betId }) => betId)).size === mostBets
    return context.json({
      stakes: stakes.map((stake) => ({ ...stake, opposite: oppositeOf(stake.selection) })),
      next: isFull && last ? { placedAt: last.placedAt, betId: last.betId } : null,
    })
  })
}
