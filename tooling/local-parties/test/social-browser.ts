import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderSettings } from '@saola/gateway'
import { localIdentity } from '@saola/local-parties'

export const memberOrigin = 'http://127.0.0.1:4001'

/** The certified OpenID server on a free port, once as Google and once as Facebook. */
export async function openProviders(): Promise<{
  providers: Record<'google' | 'facebook', ProviderSettings>
  close: () => Promise<void>
}> {
  const server: Server = createServer((request, response) => listener(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = (name: string): ProviderSettings => ({
    issuer: `${origin}/${name}`,
    clientId: 'saola',
    clientSecret: 'a secret & a half: 100%',
  })
  const providers = { google: settings('google'), facebook: settings('facebook') }
  const listener = localIdentity({ memberOrigin, providers })
  return {
    providers,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A browser in front of a provider: it follows redirects until it is sent back to the member site. */
export function openBrowser() {
  const cookies = new Map<string, string>()
  const load = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const next = response.headers.get('location')
    if (next === null || next.startsWith(memberOrigin)) return response
    return load(new URL(next, address).href)
  }
  return {
    load,
    /** Walks from the provider's address through its page, and answers where it was sent back to. */
    async pretend(authorizeUrl: string, person: Record<string, string>): Promise<URL> {
      const page = await load(authorizeUrl)
      const action = /<form[^>]*action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
      const back = await load(new URL(action, page.url).href, {
        method: 'POST',
        body: new URLSearchParams(person),
      })
      return new URL(back.headers.get('location') ?? `${memberOrigin}/nowhere`)
    },
  }
}
