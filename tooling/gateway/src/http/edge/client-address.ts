import { normalAddress } from './ip-address.ts'
import type { IsTrustedProxy } from './trusted-proxies.ts'

/** More proxies than anybody has in a row; who is behind more counts as the last of them. */
const mostProxies = 32

/**
 * Whose request it is: the peer of the socket, unless that is a trusted proxy. Then it is the right-most address of
 * `X-Forwarded-For` that is not itself a trusted proxy: each proxy adds at the right whom it heard, and what stands left
 * of the first stranger is what that stranger says. Where a part is no address, the proxy that passed it on is all that
 * is known.
 */
export function clientAddress(
  { peer, forwardedFor }: { peer: string; forwardedFor: string },
  isTrusted: IsTrustedProxy,
): string {
  let known = peer
  let end = forwardedFor.length
  for (let count = 0; count < mostProxies && end > 0 && isTrusted(known); count++) {
    const comma = forwardedFor.lastIndexOf(',', end - 1)
    const part = forwardedFor.slice(comma + 1, end).trim()
    end = comma
    // An empty part of a list is nothing (RFC 9110, 5.6.1).
    if (part === '') continue
    const address = normalAddress(part)
    if (address === undefined) return known
    known = address
  }
  return known
}
