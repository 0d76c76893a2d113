import { adapters } from '@saola/aggregators'
import type { Hono } from 'hono'
import { unstorableField } from '../../http/unstorable-field.ts'
import type { Services } from '../../services/services.ts'
import { aggregatorKeys } from '../../vendors/aggregator-keys.ts'
import { findVendor } from '../../vendors/find-vendor.ts'
import { aggregatorWallet } from './aggregator-wallet.ts'

/** Below this and a vendor's code an aggregator calls the wallet. */
const root = '/aggregators'

/**
 * The wallet for aggregators, each in its own protocol: `POST /aggregators/CODE/...` is a call of the vendor of that code (games 141).
 * What a person should look at is told in a line of the log.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountAggregators(app: Hono<any>, services: Services): void {
  app.post(`${root}/:code/*`, async (context) => {
    const code = context.req.param('code') ?? ''
    const vendor = unstorableField(code) === undefined ? await findVendor(services, code) : undefined
    const keys = vendor && aggregatorKeys(vendor)
    if (!vendor?.aggregator || !keys) return context.body(null, 404)
    const call = {
      path: context.req.path.slice(`${root}/${code}`.length),
      headers: context.req.raw.headers,
      body: await context.req.text(),
    }
    const { status, headers, body, told } = await adapters[vendor.aggregator.protocol].answer(
      aggregatorWallet(services, vendor),
      keys,
      call,
    )
    if (told !== undefined) console.warn(`[${vendor.code}] ${told}`)
    return new Response(body, {
      status,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
    })
  })
}
