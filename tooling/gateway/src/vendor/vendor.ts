import { Hono } from 'hono'
import type { House } from '../house.ts'
import { mountLimboApi } from './limbo/limbo-api.ts'
import { limboPage } from './limbo/limbo-page.ts'
import { roundAddress } from './limbo/round-address.ts'
import { verifyPage } from './limbo/verify-page.ts'
import { mountPlayerWallets } from './player-wallets.ts'
import { loadPageAssets } from './page-assets.ts'
import { frameOrigins, pagePolicy } from './page-policy.ts'
import { vendorFault } from './vendor-fault.ts'
import { createWalletClient, type SendToGateway } from './wallet-client.ts'

type PageOptions = { language: 'VI' | 'EN'; origins: string[] }

/** The house vendor: games under an origin of their own, paid through the gateway's seamless wallet calls. */
export function createVendor(house: House, sendToGateway: SendToGateway): Hono {
  const app = new Hono()
  const assets = loadPageAssets()
  const wallet = createWalletClient(house, sendToGateway)
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
  })
  mountLimboApi(app, house, wallet)
  mountPlayerWallets(app, house)
  app.get('/limbo', async (context) => page(house, context.req.query('language'), limboPage))
  app.get('/limbo/verify', async (context) => {
    const address = await roundAddress(house, context.req.url)
    if (address !== undefined) return context.redirect(address)
    return page(house, context.req.query('language'), verifyPage)
  })
  app.get('/assets/:name', (context) => {
    const asset = assets.get(context.req.param('name'))
    if (!asset) return context.notFound()
    return context.body(asset.body, 200, { 'Content-Type': asset.type, 'Cache-Control': 'no-cache' })
  })
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.onError((error, context) => {
    console.error('[vendor]', error)
    return vendorFault('internal', context.req.header('Language')?.toUpperCase() === 'EN' ? 'EN' : 'VI')
  })
  return app
}

async function page(
  house: House,
  asked: string | undefined,
  render: (options: PageOptions) => string,
): Promise<Response> {
  const origins = await frameOrigins(house)
  const language = asked?.toUpperCase() === 'EN' ? 'EN' : 'VI'
  return new Response(render({ language, origins }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(origins),
      'Cache-Control': 'no-store',
    },
  })
}
