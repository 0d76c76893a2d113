import { Hono, type Context } from 'hono'
import { allCalls, brandConfig, calls, usualBody } from '@saola/protocol'
import { lookInUse, readLookCookie, type Look } from '@saola/rules'
import { packFile, type PackedFile } from '@saola/server'
import { createAppPage } from './app-page.ts'
import { barColours, type BarColours } from './bar-colours.ts'
import { createLandingPage, type LandingParts } from './landing-page.ts'
import { proxyToGateway } from './proxy-to-gateway.ts'
import { securityHeaders } from './security-headers.ts'
import { sendFile, type SiteFiles } from './site-files.ts'
import { robotsText, securityText, type Crawling } from './site-notices.ts'

/** What one site needs: a built app, a brand, and the gateway behind it. */
export type SiteOptions = {
  app: SiteFiles
  brand: SiteFiles
  gatewayOrigin: string
  frameOrigins: string[]
  /** Replaces the brand's own domains where the gateway runs on other ports. */
  lines: string[]
  /** Replaces the brand's own address of the agent portal, for the same reason. */
  agentPortal: string
  crawling: Crawling
  /** What the first page is drawn from, where the app has one that stands before it. */
  landing?: LandingParts | undefined
  /** A line far away: milliseconds before its ping is answered. */
  pingDelayMs?: number
  /** The largest body that is passed on, in bytes. */
  largestBody?: number
}

const { path: statusPath } = calls.system.status

/** The most that the gateway takes of any call; of most it takes less, and says so itself. */
const largestCall = Math.max(usualBody, ...allCalls().map((call) => call.largestBody))

/** Serves a built app with its brand, and passes calls on to the gateway, so that the browser sees one origin. */
export function createSite(options: SiteOptions): Hono {
  const { app: files, brand, largestBody = largestCall } = options
  const config = JSON.parse(brand.get('/config.json')?.body.toString() ?? '{}') as {
    name?: string
    merchant?: string
    bars?: BarColours
    securityContact?: string
    languages?: string[]
    defaultLanguage?: string
    theme?: 'dark' | 'light'
    banners?: { url: string; linkageType: string }[]
    gateway?: { origin?: string; pictures?: string[] }
  }
  // A brand may name a gateway of its own, which its pages ask themselves (system 43).
  const { origin: named = '', pictures = [] } = config.gateway ?? {}
  const gateway = { origin: named || options.gatewayOrigin, largestBody }
  const app = new Hono()
  app.use(securityHeaders(options, { origin: named, pictures }))
  app.get('/wps/system/test/ping', async (context) => {
    if (options.pingDelayMs) await new Promise((done) => setTimeout(done, options.pingDelayMs))
    return proxyToGateway(context, gateway)
  })
  // A page asks ahead of its code, and then says nothing of itself (system 31).
  const { merchant = '' } = config
  app.get(statusPath, (context) => proxyToGateway(context, gateway, { merchant }))
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*', '/art/*', '/cdn/*']) {
    app.all(path, (context) => proxyToGateway(context, gateway))
  }
  const sheet = brand.get('/theme.css')?.body.toString()
  const own = { ...barColours(sheet ?? ''), ...config.bars }
  const { bars } = brandConfig.parse({ banners: [], bars: own })
  const served = { ...config, bars, domains: options.lines, agentPortal: options.agentPortal }
  const settings = packFile('application/json', Buffer.from(JSON.stringify(served)))
  app.get('/config.json', (context) => sendFile(context, settings, 'no-cache'))
  app.get('/brand/*', (context) => {
    const file = brand.get(context.req.path.slice('/brand'.length))
    return file ? sendFile(context, file, keptFor(context.req.path)) : context.notFound()
  })
  app.get('/robots.txt', (context) =>
    context.text(robotsText(options.crawling), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
  const { securityContact: contact, languages = [] } = config
  if (contact !== undefined) {
    app.get('/.well-known/security.txt', (context) =>
      context.text(securityText({ contact, languages, now: Date.now() }), 200, {
        'Cache-Control': 'public, max-age=3600',
      }),
    )
  }
  const landing =
    options.landing && createLandingPage(options.landing, { brand, config: served, gateway: gateway.origin })
  app.get('/', async (context, next) => {
    const page = await landing?.(readLookCookie(context.req.header('cookie')))
    if (!page) return next()
    return sendChosen(context, page)
  })
  const offered = { languages: ['vi', 'en'], defaultLanguage: 'vi', theme: 'dark', ...config } as const
  const appPages = new Map<string, ReturnType<typeof createAppPage>>()
  const appPageIn = ({ language, theme }: Look): ReturnType<typeof createAppPage> => {
    const texts = `/texts/${language}.json`
    const answers = [
      { path: '/config.json', json: settings.body.toString() },
      { path: `/brand${texts}`, json: brand.get(texts)?.body.toString() ?? '{}' },
      ...(named === '' ? [{ path: statusPath }] : []),
    ]
    const look = `${language} ${theme}`
    const first = { language, theme, bars, title: config.name ?? '' }
    const page = appPages.get(look) ?? createAppPage(files, { ...first, answers, sheet, brand: config })
    appPages.set(look, page)
    return page
  }
  app.get('*', (context) => {
    const { path } = context.req
    if (namesFile.test(path)) {
      // What a build writes for us is nobody else's.
      const file = path.startsWith('/.') ? undefined : files.get(path)
      const isAsset = path.startsWith('/assets/')
      return file
        ? sendFile(context, file, isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
        : context.notFound()
    }
    const chosen = readLookCookie(context.req.header('cookie'))
    const page = appPageIn(lookInUse(chosen, offered))(path)
    return page ? sendChosen(context, page) : context.text('The app is not built yet.', 503)
  })
  return app
}

/** A page that follows what its visitor chose. */
async function sendChosen(context: Context, page: PackedFile): Promise<Response> {
  const answer = await sendFile(context, page, 'no-cache')
  answer.headers.append('Vary', 'Cookie')
  return answer
}

/** How long a browser keeps a file of the brand: what was changed is seen at the next visit, and nobody waits for it. */
function keptFor(path: string): string {
  const isFace = path.endsWith('.woff2')
  return isFace ? 'public, max-age=3600' : 'public, max-age=60, stale-while-revalidate=86400'
}

/** A name with a dot, at the end or of a hidden folder: no page of an app has one. */
const namesFile = /\/(?:\.|%2e)|(?:\.|%2e)[^/]*$/i
