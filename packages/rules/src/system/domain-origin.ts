import { parseUrl } from './parse-url.ts'
import { webAddress } from './web-address.ts'

/** An address as lists of domains write it, `https://` when it names no scheme; undefined for no address at all. */
export function parseDomain(domain: string): URL | undefined {
  return parseUrl(domain.includes('://') ? domain : `https://${domain}`)
}

/**
 * The web origin of an address in a list of domains, such as `https://line-1.example`; `https://` when it names no scheme.
 * Undefined for what no browser opens as a page.
 */
export function domainOrigin(domain: string): string | undefined {
  return webAddress(parseDomain(domain)?.href ?? '')?.origin
}
