import { readVariable } from '@saola/server'
import type { ProviderSettings } from '../../services/ports.ts'

/**
 * The identity providers that an environment names: `SAOLA_GOOGLE_ISSUER`, `SAOLA_GOOGLE_CLIENT_ID`,
 * `SAOLA_GOOGLE_CLIENT_SECRET` and the same for Facebook.
 */
export function readProviders(
  environment: NodeJS.ProcessEnv,
): Partial<Record<'google' | 'facebook', ProviderSettings>> {
  const named: Partial<Record<'google' | 'facebook', ProviderSettings>> = {}
  for (const name of ['google', 'facebook'] as const) {
    const read = (part: string): string =>
      readVariable(environment, `SAOLA_${name.toUpperCase()}_${part}`) ?? ''
    const issuer = read('ISSUER')
    if (issuer === '') continue
    named[name] = { issuer, clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET') }
  }
  return named
}
