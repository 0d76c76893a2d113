import { calls, headers } from '@saola/protocol'
import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Services } from '../../services/services.ts'
import { listMerchantSettings } from '../merchant-store.ts'

/** What every page may ask, and says so itself: a ping of a line, and a ticket for another one (session 31). */
const openToAll: ReadonlySet<string> = new Set([calls.system.ping.path, calls.session.handOver.path])

/** How long a browser may keep the answer that it may ask, in seconds. */
const keptSeconds = 600

/**
 * Lets the pages of our merchants call the gateway from their own origins, cookies included (system 43): the lines of each
 * merchant, its member site and those that the installation names. A page of anybody else is told nothing, and its browser
 * keeps the answer from it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function openToSites(app: Hono<any>, services: Services): void {
  const answer = cors({
    origin: async (origin) => ((await sitesOf(services)).has(origin) ? origin : undefined),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [...Object.values(headers), 'Content-Type'],
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: keptSeconds,
  })
  app.use(async (context, next) => {
    // Without an origin it is a call from the site itself, or from no page at all.
    if (context.req.header('Origin') === undefined || openToAll.has(context.req.path)) return next()
    return answer(context, next)
  })
}

async function sitesOf({ db, kept, settings }: Services): Promise<ReadonlySet<string>> {
  return kept.sites.ask('', async () => {
    const merchants = await listMerchantSettings(db)
    return new Set([
      settings.memberOrigin,
      ...settings.siteOrigins,
      ...settings.lines,
      ...merchants.flatMap(({ site, domains = [] }) => (site === undefined ? domains : [site, ...domains])),
    ])
  })
}
