import { type AppStorage, readJson } from '@saola/shell'
import { isSocialProvider, type SocialProvider } from './social-providers.ts'

/** A visit to a provider's page; the state has to come back, or the answer belongs to somebody else's visit. */
export type SocialVisit = { provider: SocialProvider; state: string }

const visitKey = 'social'

/** Remembers the visit in this tab. */
export function rememberVisit({ tab }: Pick<AppStorage, 'tab'>, visit: SocialVisit): void {
  tab.write(visitKey, JSON.stringify(visit))
}

/** The visit of this tab, once. */
export function takeVisit({ tab }: Pick<AppStorage, 'tab'>): SocialVisit | undefined {
  const value = readJson(tab, visitKey)
  tab.remove(visitKey)
  if (typeof value !== 'object' || value === null) return undefined
  const { provider, state } = value as Record<string, unknown>
  return isSocialProvider(provider) && typeof state === 'string' ? { provider, state } : undefined
}
