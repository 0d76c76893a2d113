import type { Language, TextOverrides } from '@saola/i18n'

/** Where the brand is served, and by what means. */
export type LoadBrandTextsOptions = { baseUrl?: string; fetch?: typeof globalThis.fetch }

/** A page waits no longer than this for wording, in milliseconds; the catalogue's own words serve as well. */
const patienceMs = 3_000

/**
 * Loads `/brand/texts/<language>.json`: the keys that this brand words differently (system 9). A brand without the file
 * words nothing differently. Throws when the file does not arrive; `createI18n` tells that and goes on without it.
 */
export async function loadBrandTexts(
  language: Language,
  options: LoadBrandTextsOptions = {},
): Promise<TextOverrides> {
  const { baseUrl = '', fetch = globalThis.fetch } = options
  const file = `${baseUrl}/brand/texts/${language}.json`
  const request = new AbortController()
  // Aborts nothing when all has come by then.
  setTimeout(() => request.abort(), patienceMs)
  const response = await fetch(file, { signal: request.signal })
  if (response.status === 404) return {}
  if (!response.ok) throw new Error(`${file}: HTTP ${response.status}`)
  return (await response.json()) as TextOverrides
}
