import type { Hono } from 'hono'
import { costOf } from '@saola/rules'
import { hasSecret } from '../../bearer.ts'
import type { Services } from '../../services.ts'
import { listHeldIds } from '../stops/stop-store.ts'
import { listOpenPayouts } from './exposure-store.ts'

const markets = ['result', 'handicap', 'total', 'score'] as const

/**
 * `GET /matches/exposure?merchant=CODE`, with the vendor's secret as bearer: what open bets of a merchant's members on each match
 * that has not ended may cost it, in all and by market (games 124), the most first.
 */
export function mountExposure(app: Hono, services: Services): void {
  app.get('/matches/exposure', async (context) => {
    if (!hasSecret(context, services)) return context.body(null, 401)
    const merchant = context.req.query('merchant') ?? ''
    const open = await listOpenPayouts(services, merchant, await listHeldIds(services, {}))
    const matches = [...open]
      .filter(([, payouts]) => payouts.length > 0)
      .map(([matchId, payouts]) => ({
        matchId,
        match: costOf(payouts),
        markets: Object.fromEntries(
          markets.map((market) => [market, costOf(payouts.filter(({ leg }) => leg.market === market))]),
        ),
      }))
    return context.json({ matches: matches.toSorted((one, other) => other.match - one.match) })
  })
}
