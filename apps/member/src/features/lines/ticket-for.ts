import { createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import type { AppContext } from '@saola/shell'

/** How long a ticket is waited for where the own line is left by choice, and where it is dead, in milliseconds. */
const patienceMs = { own: 1_500, dead: 8_000 }

/** A ticket for another line, asked for at the page's own, or at `origin` where the own one is dead; undefined when late. */
export function ticketFor(app: AppContext, origin?: string): Promise<string | undefined> {
  const api = origin === undefined ? app.api : clientAt(app, origin)
  const patience = origin === undefined ? patienceMs.own : patienceMs.dead
  const asked = api.send(calls.session.handOver).then(
    ({ ticket }) => ticket,
    () => undefined,
  )
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))
  return Promise.race([asked, late])
}

function clientAt({ brand, i18n, session }: AppContext, baseUrl: string): AppContext['api'] {
  return createApiClient({
    baseUrl,
    merchant: brand.merchant,
    cipher: brand.cipher,
    language: () => i18n.language.toUpperCase(),
    token: () => session.token,
    // Another origin is asked by the token alone.
    fetch: (input, init) => globalThis.fetch(input, { ...init, credentials: 'omit' }),
  })
}
