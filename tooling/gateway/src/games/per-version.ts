import type { Services } from '../services/services.ts'
import { getCatalogueVersion } from './catalogue-store.ts'

type Kept = { version: number; value: Promise<unknown> }

const kept = new WeakMap<Services, Map<string, Kept>>()

/**
 * What `build` makes of the catalogue, made once per version and name; a change of any game or vendor makes it anew.
 * A failed build is not kept.
 */
export async function perVersion<T>(services: Services, name: string, build: () => Promise<T>): Promise<T> {
  const version = await getCatalogueVersion(services.db)
  const shelf = kept.get(services) ?? new Map<string, Kept>()
  kept.set(services, shelf)
  const known = shelf.get(name)
  // The shelf holds under each name only what that name's build returned.
  if (known?.version === version) return known.value as Promise<T>
  const value = build()
  shelf.set(name, { version, value })
  value.catch(() => shelf.delete(name))
  return value
}
