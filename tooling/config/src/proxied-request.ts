/**
 * What a proxy of ours takes from a request, for the sites and for the servers of `pnpm dev`.
 *
 * @module
 */
import type { IncomingMessage } from 'node:http'

/** The verbs whose body means something; RFC 9110 (9.3) gives none to the others. */
const bodiedVerbs = ['POST', 'PUT', 'PATCH']

/**
 * Whether a request announces a body that its verb gives no meaning to. Servers read such a body differently, which is
 * how one request is made to look like two; RFC 9110 (9.3.1) lets it be refused, and the connection be closed.
 */
export function hasStrayBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (bodiedVerbs.includes(method ?? '')) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}

/** Whether a header says of a visitor what proxies alone know; one that a visitor sends himself is not passed on. */
export function isSaidByProxies(name: string): boolean {
  return /^(?:forwarded|x-forwarded-.+|x-real-ip)$/i.test(name)
}
