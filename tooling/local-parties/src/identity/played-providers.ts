import { randomBytes } from 'node:crypto'
import type { GatewaySettings } from '@saola/gateway'

type Providers = GatewaySettings['identityProviders']

/** Providers that this machine plays at `origin`, for those that the environment does not name. */
export function playedProviders(named: Providers, origin: string): Providers {
  const played: Providers = {}
  for (const name of ['google', 'facebook'] as const) {
    if (named[name]) continue
    const clientSecret = randomBytes(24).toString('base64url')
    played[name] = { issuer: `${origin}/${name}`, clientId: 'saola', clientSecret }
  }
  return played
}
