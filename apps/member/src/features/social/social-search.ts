/** What a provider's page sends back (OpenID Connect Core 3.1.2.5 and 3.1.2.6). */
export type SocialSearch = { code?: string; state?: string; error?: string }

/** Reads the query of a provider's answer; anything odd is left out. */
export function readSocialSearch(query: Record<string, unknown>): SocialSearch {
  const found: SocialSearch = {}
  for (const name of ['code', 'state', 'error'] as const) {
    const value = query[name]
    // The router reads a code of digits alone as a number.
    if (typeof value === 'string' || typeof value === 'number') found[name] = String(value)
  }
  return found
}
