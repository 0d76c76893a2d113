/** The origin of a line, as `probeLines` reads it: `https://` when no scheme is given. Undefined for no address at all. */
export function lineOrigin(domain: string): string | undefined {
  const url = URL.parse(domain.includes('://') ? domain : `https://${domain}`)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined
}

/** The lines that can be opened, the one that the visitor is on first. */
export function withOwnLineFirst(domains: readonly string[], here: string | undefined): readonly string[] {
  const valid = domains.filter((domain) => lineOrigin(domain) !== undefined)
  const isOwn = (domain: string): boolean => lineOrigin(domain) === here
  return [...valid.filter(isOwn), ...valid.filter((domain) => !isOwn(domain))]
}

/** Where PLAY leads: the lobby on that line, a path alone when the visitor is on it already. */
export function lobbyOf(domain: string, here: string | undefined): string {
  const origin = lineOrigin(domain)
  return origin === undefined || origin === here ? '/lobby' : `${origin}/lobby`
}
