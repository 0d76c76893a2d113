import { identityReasons, type IdentityReason } from '@saola/protocol'
import * as z from 'zod/mini'
import type { IdentityOutcome, IdentityService } from '../../services/ports.ts'

/** A person waits for it; what comes later comes by the callback. */
const timeoutMs = 10_000

/** What a service answers, and what it tells later. */
export const toldOutcome = z.object({
  state: z.enum(['verified', 'refused', 'waiting']),
  reason: z.optional(z.string()),
})

/** Where a service tells later what it found. */
export const identityResultsPath = '/identity/results'

/**
 * A service over HTTP: `POST URL/checks` with a bearer secret and `{ reference, fullName, bornOn, documentKind, documentNumber, callback }`
 * answers `{ "state": "verified" }`, `refused` with a `reason`, or `waiting`. Of the last it tells at `callback` once it knows.
 */
export function createHttpIdentityService({
  url,
  secret,
  gatewayOrigin,
  fetch = globalThis.fetch,
}: {
  url: string
  secret: string
  gatewayOrigin: string
  fetch?: typeof globalThis.fetch
}): IdentityService {
  return {
    verify: async (reference, shown) => {
      const response = await fetch(`${url}/checks`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
        body: JSON.stringify({ reference, ...shown, callback: `${gatewayOrigin}${identityResultsPath}` }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the service of identities answered ${response.status}`)
      return toOutcome(toldOutcome.parse(await response.json()))
    },
  }
}

/** What a service says, in our words. */
export function toOutcome({ state, reason }: z.infer<typeof toldOutcome>): IdentityOutcome {
  return state === 'refused' ? { state, reason: toReason(reason) } : { state }
}

/** Why something is not verified; what we have no word for is another reason. */
export function toReason(told: string | null | undefined): IdentityReason {
  return identityReasons.find((known) => known === told) ?? 'other'
}
