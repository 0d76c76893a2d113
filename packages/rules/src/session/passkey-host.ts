import { parseUrl } from '../system/parse-url.ts'

/** An account has so many passkeys at most. */
export const mostPasskeys = 10

/**
 * The host that the passkeys of a page belong to (session 41); undefined where browsers make none: over plain HTTP, except on this
 * machine, and at a bare network address.
 */
export function passkeyHost(origin: string): string | undefined {
  const url = parseUrl(origin)
  if (!url || url.origin !== origin) return undefined
  const { protocol, hostname } = url
  const isOwn = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn)) return undefined
  return /^[\d.]+$|^\[/.test(hostname) ? undefined : hostname
}
