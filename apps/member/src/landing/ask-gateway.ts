import { headers } from '@saola/protocol'
import type { LandingFacts } from './landing-facts.ts'

/** Asks the gateway for what everybody may read; undefined for whatever reason there is no answer. */
export type AskGateway = <Value>(path: string) => Promise<Value | undefined>

/** Asks as the app's client does, but that nothing is checked against a schema: whoever reads it looks what is there. */
export function createAskGateway({ merchant, language }: LandingFacts, send: typeof fetch): AskGateway {
  const said = { [headers.merchant]: merchant, [headers.language]: language.toUpperCase() }
  return async <Value>(path: string) => {
    try {
      const answer = await send(path, { headers: said, cache: 'no-store' })
      if (!answer.ok) return undefined
      const { value } = (await answer.json()) as { value?: Value }
      return value
    } catch {
      // The app asks again, and says what is wrong.
      return undefined
    }
  }
}
