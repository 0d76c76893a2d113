import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { carriedTitle, matchTitle } from '@saola/game-engines'
import { isDatabaseAway } from '@saola/server'
import { mountJackpotApi } from './jackpots/jackpot-api.ts'
import { mountMatchApi } from './matches/match-api.ts'
import { mountMatchList } from './matches/mount-match-list.ts'
import { matchPage } from './matches/match-page.ts'
import { mountExposure } from './matches/bounds/mount-exposure.ts'
import { mountCorrections } from './matches/corrections/mount-corrections.ts'
import { mountHistory } from './matches/history/mount-history.ts'
import { mountMatchStops } from './matches/stops/mount-match-stops.ts'
import { matchOfBet, matchToVerify, verifyMatchPage } from './matches/verify-match-page.ts'
import { createModelSource } from './matches/model-source.ts'
import { facePath, lookPath } from './pages/brand-look.ts'
import { gamePage } from './pages/game-page.ts'
import { loadPageAssets, type PageAssets } from './pages/page-assets.ts'
import { createFrameOrigins, pagePolicy } from './pages/page-policy.ts'
import type { PageOptions } from './pages/page-frame.ts'
import { scriptPath } from './pages/script-note.ts'
import { tablePage } from './pages/table-page.ts'
import { roundToVerify, verifyPage } from './pages/verify-page.ts'
import { mountOperator } from './operator/mount-operator.ts'
import { mountRecall } from './recall/mount-recall.ts'
import { mountRecallApi } from './rounds/recall-api.ts'
import { mountRoundApi } from './rounds/round-api.ts'
import type { Services } from './services.ts'
import { languageOf, spoken } from './sitting/read-sitting.ts'
import { mountSittingApi } from './sitting/sitting-api.ts'
import { mountTableApi } from './tables/table-api.ts'
import { createTableHall, type TableHall } from './tables/table-hall.ts'
import { createTitleLookup } from './title-lookup.ts'
import { vendorFault } from './vendor-fault.ts'
import { bundleScript } from './verify-script/bundle-script.ts'
import { mountWalletOrders } from './wallets/mount-wallet-orders.ts'
import { NoWalletAnswer } from './wallets/wallet.ts'
import { createWallets } from './wallets/wallets.ts'
import { mountStakes } from './watch/mount-stakes.ts'

/** A wish of a player or an order for a wallet is a line of text. */
const largestBody = 16_384

/**
 * The in-house vendor: games under an origin of their own, paid through the gateway's seamless wallet calls. Who makes
 * many in one process loads what their pages need once. Shared tables move by themselves in a `hall` that was started.
 */
export function createVendor(
  services: Services,
  assets: PageAssets = loadPageAssets(),
  hall: TableHall = createTableHall(services),
): Hono {
  const app = new Hono()
  const wallets = createWallets(services)
  const findTitle = createTitleLookup(wallets.seamless, services.now)
  const frameOrigins = createFrameOrigins(wallets.seamless, services.now)
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
  })
  app.use(compress())
  app.use(
    bodyLimit({ maxSize: largestBody, onError: (context) => vendorFault('too_large', languageOf(context)) }),
  )
  mountSittingApi(app, { services, wallets, findTitle })
  mountRoundApi(app, services, wallets)
  mountRecallApi(app, services)
  mountTableApi(app, { services, wallets, hall })
  mountWalletOrders(app, services)
  mountJackpotApi(app, services)
  const source = services.matchSource ?? createModelSource()
  mountMatchApi(app, { services, wallets, source })
  mountMatchList(app, { services, source })
  mountOperator(app, { services, source })
  mountRecall(app, { services, source })
  mountMatchStops(app, services)
  mountExposure(app, services)
  mountStakes(app, services)
  mountCorrections(app, { services, source })
  mountHistory(app, services)
  const render = async (
    context: Context,
    write: (options: PageOptions) => Promise<string>,
  ): Promise<Response> => {
    const origins = await frameOrigins()
    const asked = context.req.query('language')
    const language = spoken(asked)
    const merchant = context.req.query('merchant') ?? ''
    const look = services.looks?.sheet(merchant) && `/look/${merchant}.css`
    return new Response(await write({ language, origins, assets, look }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy(origins),
        'Cache-Control': 'no-store',
      },
    })
  }
  app.get('/play/:slug', async (context) => {
    const gameCode = context.req.param('slug').toUpperCase().replaceAll('-', '_')
    const title = await findTitle(gameCode)
    const league = title && matchTitle(title)
    if (league) return render(context, (options) => matchPage(options, title, league))
    const carried = title && carriedTitle(title)
    if (!carried) return context.notFound()
    const { table } = carried
    if (table)
      return render(context, (options) => tablePage(options, { title, carried: { ...carried, table } }))
    const merchant = title.feedsJackpots ? (context.req.query('merchant') ?? '') : ''
    return render(context, (options) => gamePage(options, { title, carried, merchant }))
  })
  app.get('/verify', async (context) => {
    const roundId = context.req.query('round')
    const round = roundId === undefined ? undefined : await roundToVerify(services, roundId)
    // The betting record names a bet on matches by its own number.
    const match = roundId === undefined || round ? undefined : await matchOfBet(services, roundId)
    if (match !== undefined) {
      const query = new URLSearchParams({ match, language: spoken(context.req.query('language')) })
      return context.redirect(`/verify/match?${query.toString()}`)
    }
    return render(context, (options) => verifyPage(options, round))
  })
  app.get('/verify/match', async (context) => {
    const matchId = context.req.query('match')
    const match = matchId === undefined ? undefined : await matchToVerify(services, matchId)
    return render(context, (options) => verifyMatchPage(options, match))
  })
  app.get(scriptPath, async (context) =>
    context.body(await bundleScript(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/assets/:version/:path{.+}', async (context) => {
    const asset = await assets.find(context.req.param('path'))
    if (!asset) return context.notFound()
    const isThisVersion = context.req.param('version') === assets.version
    return context.body(asset.body, 200, {
      'Content-Type': asset.type,
      'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'no-store',
    })
  })
  app.get(lookPath, (context) => {
    const sheet = services.looks?.sheet(context.req.param('sheet').replace(/\.css$/, ''))
    if (sheet === undefined) return context.notFound()
    return context.body(sheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
    })
  })
  app.get(facePath, (context) => {
    const face = services.looks?.face(context.req.param('merchant'), context.req.param('file'))
    if (face === undefined) return context.notFound()
    const isThisVersion = context.req.param('version') === face.version
    return context.body(face.body, 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'no-store',
    })
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
