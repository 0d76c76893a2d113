import { headers } from '@saola/protocol'
import type { LandingFacts } from './landing-facts.ts'

/** Asks the gateway for what everybody may read; undefined for whatever reason there is no answer. */
export type AskGateway = <Value>(path: string) => Promise<Value | undefined>

/** Asks as the app's client does, but that nothing is checked against a schema: whoever reads it looks what is there. */
export function createAskGateway(
  { merchant, language, gateway }: LandingFacts,
  send: typeof fetch,
): AskGateway {
  const said = { [headers.merchant]: merchant, [headers.language]: language.toUpperCase() }
  return async <Value>(path: string) => {
    try {
      const answer = await send(`${gateway.origin}${path}`, {
        headers: said,
        cache: 'no-store',
        credentials: gateway.credentials,
      })
      if (!answer.ok) return undefined
      const body = (await answer.json()) as Value | { value?: Value }
      // Calls of `/lgw` have no envelope (wire 2).
      return path.startsWith('/lgw') ? (body as Value) : (body as { value?: Value }).value
    } catch {
      // The app asks again, and says what is wrong.
      return undefined
    }
  }
}
