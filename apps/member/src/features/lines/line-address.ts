import { domainOrigin } from '@saola/rules'

/** The lines that can be opened, the one that the visitor is on first. */
export function withOwnLineFirst(domains: readonly string[], here: string | undefined): readonly string[] {
  const valid = domains.filter((domain) => domainOrigin(domain) !== undefined)
  const isOwn = (domain: string): boolean => domainOrigin(domain) === here
  return [...valid.filter(isOwn), ...valid.filter((domain) => !isOwn(domain))]
}

/** Where PLAY leads: the lobby on that line, a path alone when the visitor is on it already. */
export function lobbyOf(domain: string, here: string | undefined): string {
  const origin = domainOrigin(domain)
  return origin === undefined || origin === here ? '/lobby' : `${origin}/lobby`
}
