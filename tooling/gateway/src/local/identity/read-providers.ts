import { randomBytes } from 'node:crypto'
import type { GatewaySettings } from '../../house.ts'

type Providers = GatewaySettings['identityProviders']

/**
 * The identity providers of an environment: `SAOLA_GOOGLE_ISSUER`, `SAOLA_GOOGLE_CLIENT_ID`, `SAOLA_GOOGLE_CLIENT_SECRET`
 * and the same for Facebook. On a local installation `played` stand in for those that it does not name.
 */
export function readProviders(
  environment: NodeJS.ProcessEnv,
  { isLocal, origin }: { isLocal: boolean; origin: string },
): { named: Providers; played: Providers } {
  const [named, played]: [Providers, Providers] = [{}, {}]
  for (const name of ['google', 'facebook'] as const) {
    const read = (part: string): string => environment[`SAOLA_${name.toUpperCase()}_${part}`] ?? ''
    const issuer = read('ISSUER')
    if (issuer !== '') {
      named[name] = { issuer, clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET') }
    } else if (isLocal) {
      const clientSecret = randomBytes(24).toString('base64url')
      played[name] = { issuer: `${origin}/${name}`, clientId: 'saola', clientSecret }
    }
  }
  return { named, played }
}
