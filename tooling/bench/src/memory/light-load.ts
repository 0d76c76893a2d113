import { headers } from '@saola/protocol'

/** So many requests a second: a handful of people who look around. */
const perSecond = 10

const gatewayReads = [
  '/wps/system/status',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_gameVendor',
  '/lgw/games/catalogue',
  '/lgw/games/jackpots',
  '/wps/relay/ODSFE2_getWinnerBoard',
  '/wps/relay/MCSFE_getListAnnouncements?types=A',
]
const sitePages = ['/', '/lobby', '/games', '/matches', '/config.json']

/** A request of the load: an address, and what goes with it. */
type Wish = { url: string; init?: RequestInit }

/** What people ask of a gateway; `token` signs one of them in. */
export function gatewayWishes(origin: string, token?: string): Wish[] {
  const asked: HeadersInit = { [headers.merchant]: 'saola' }
  const own = { ...asked, [headers.authorization]: token ?? '' }
  return [
    ...gatewayReads.map((path) => ({ url: origin + path, init: { headers: asked } })),
    ...(token === undefined ? [] : [{ url: `${origin}/wps/v2/wallets/balance`, init: { headers: own } }]),
  ]
}

/** What people ask of the whole: pages and calls of the site, and the list of the matches under way. */
export function platformWishes({ member, vendor }: { member: string; vendor: string }): Wish[] {
  const body = JSON.stringify({ league: 'football', format: 'decimal' })
  return [
    ...sitePages.map((path) => ({ url: member + path })),
    ...gatewayWishes(member),
    { url: `${member}/lgw/games/matches`, init: { headers: { [headers.merchant]: 'saola' } } },
    { url: `${vendor}/matches/hot` },
    { url: `${vendor}/api/matches/board`, init: { method: 'POST', body } },
  ]
}

/** Asks for one after another, so many a second, until it is stopped; `stop` throws where nothing was answered. */
export function lightLoad(wishes: readonly Wish[]): { stop: () => { asked: number; failed: number } } {
  let asked = 0
  let failed = 0
  const timer = setInterval(() => {
    const wish = wishes[asked % wishes.length]
    asked += 1
    if (wish) ask(wish).catch(() => (failed += 1))
  }, 1000 / perSecond)
  return {
    stop: () => {
      clearInterval(timer)
      if (failed * 2 > asked) throw new Error(`${failed} of ${asked} requests were not answered`)
      return { asked, failed }
    },
  }
}

async function ask({ url, init }: Wish): Promise<void> {
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}
