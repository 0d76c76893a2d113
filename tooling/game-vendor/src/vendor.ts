import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isDatabaseAway } from '@saola/server'
import { mountLimboApi } from './limbo/limbo-api.ts'
import { limboPage } from './limbo/limbo-page.ts'
import { roundAddress } from './limbo/round-address.ts'
import { verifyPage } from './limbo/verify-page.ts'
import { mountPlayerWallets } from './player-wallets.ts'
import { loadPageAssets } from './page-assets.ts'
import { createFrameOrigins, pagePolicy } from './page-policy.ts'
import type { Services } from './services.ts'
import { vendorFault } from './vendor-fault.ts'
import { createWalletClient, NoWalletAnswer } from './wallet-client.ts'

/** A wish of a player or an order for a wallet is a line of text. */
const largestBody = 16_384

type PageOptions = { language: 'VI' | 'EN'; origins: readonly string[] }

/** The in-house vendor: games under an origin of their own, paid through the gateway's seamless wallet calls. */
export function createVendor(services: Services): Hono {
  const app = new Hono()
  const assets = loadPageAssets()
  const wallet = createWalletClient(services)
  const frameOrigins = createFrameOrigins(wallet, services.now)
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
  })
  app.use(
    bodyLimit({ maxSize: largestBody, onError: (context) => vendorFault('too_large', languageOf(context)) }),
  )
  mountLimboApi(app, services, wallet)
  mountPlayerWallets(app, services)
  app.get('/play/limbo', async (context) =>
    page(await frameOrigins(), context.req.query('language'), limboPage),
  )
  app.get('/limbo/verify', async (context) => {
    const address = await roundAddress(services, context.req.url)
    if (address !== undefined) return context.redirect(address)
    return page(await frameOrigins(), context.req.query('language'), verifyPage)
  })
  app.get('/assets/:name', (context) => {
    const asset = assets.get(context.req.param('name'))
    if (!asset) return context.notFound()
    return context.body(asset.body, 200, { 'Content-Type': asset.type, 'Cache-Control': 'no-cache' })
  })
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.onError((error, context) => {
    const language = languageOf(context)
    if (error instanceof NoWalletAnswer || isDatabaseAway(error)) {
      console.warn(`[vendor] ${error.message}`)
      return vendorFault('unavailable', language)
    }
    console.error('[vendor]', error)
    return vendorFault('internal', language)
  })
  return app
}

function languageOf(context: Context): 'VI' | 'EN' {
  return context.req.header('Language')?.toUpperCase() === 'EN' ? 'EN' : 'VI'
}

function page(
  origins: readonly string[],
  asked: string | undefined,
  render: (options: PageOptions) => string,
): Response {
  const language = asked?.toUpperCase() === 'EN' ? 'EN' : 'VI'
  return new Response(render({ language, origins }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(origins),
      'Cache-Control': 'no-store',
    },
  })
}
