import { createApiClient, isApiError } from '@saola/api-client'
import { brandConfig, calls, type BrandConfig } from '@saola/protocol'
import { readJson, type KeptValues } from './context/storage.ts'

/** The brand, or why there is none. `problem` is for the person who runs the site. */
export type LoadedBrand =
  | { kind: 'loaded'; brand: BrandConfig; cached: boolean }
  | { kind: 'failed'; problem: string }

/** What loading needs from outside. */
export type LoadBrandOptions = {
  storage: KeptValues
  random: () => number
  baseUrl?: string
  fetch?: typeof globalThis.fetch
}

const brandKey = 'brand'

/** A file of a kilobyte that takes longer than this will not come; the cached copy is better. */
const patienceMs = 8_000

/**
 * Loads `/config.json` past every cache (system 8) and checks it. When that fails, the copy of the last visit
 * serves; without one, the problem is told (system 8).
 */
export async function loadBrand(options: LoadBrandOptions): Promise<LoadedBrand> {
  const { storage, random, ...where } = options
  const client = createApiClient({
    ...where,
    // The merchant is what the file tells.
    merchant: '',
    cipher: 'jwe',
    language: () => 'VI',
    token: () => undefined,
    timeoutMs: patienceMs,
  })
  try {
    const brand = await client.send(calls.system.config, { _: random().toString(36).slice(2) })
    storage.write(brandKey, JSON.stringify(brand))
    return { kind: 'loaded', brand, cached: false }
  } catch (error) {
    const copy = brandConfig.safeParse(readJson(storage, brandKey))
    if (copy.success) return { kind: 'loaded', brand: copy.data, cached: true }
    return { kind: 'failed', problem: `/config.json: ${problemOf(error)}` }
  }
}

function problemOf(error: unknown): string {
  if (!isApiError(error)) return String(error)
  if (error.status >= 400) return `HTTP ${error.status}`
  return error.status > 0 ? error.message : error.kind
}
