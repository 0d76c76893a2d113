import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { languageOf, readJson, send } from '../sitting/read-sitting.ts'
import { vendorFault } from '../vendor-fault.ts'
import { createJackpotPools } from './jackpot-pools.ts'

const merchantBody = z.object({ merchant: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

/** The meters that the pages of jackpot titles show: they may call nobody but the vendor. */
export function mountJackpotApi(app: Hono, services: Services): void {
  const poolsOf = createJackpotPools(services)
  app.post('/api/jackpots', async (context) => {
    const body = merchantBody.safeParse(await readJson(context))
    if (!body.success) return vendorFault('request', languageOf(context), 'merchant')
    try {
      const pools = await poolsOf(body.data.merchant)
      if (!pools) return vendorFault('request', languageOf(context), 'merchant')
      return send({ pools })
    } catch (error) {
      console.warn('[vendor] no jackpots', error)
      return vendorFault('unavailable', languageOf(context))
    }
  })
}
