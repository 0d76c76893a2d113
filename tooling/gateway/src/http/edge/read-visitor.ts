import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { GatewaySettings } from '../../services/services.ts'
import { clientAddress } from './client-address.ts'
import { networkOf, normalAddress } from './ip-address.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

/** Where a request comes from. */
export type Visitor = {
  /** The client's address, in its one spelling. */
  ip: string
  /** Whose attempts are counted together: the address, or the /64 of an IPv6 address. */
  network: string
  /** Country code, as the edge in front tells it. */
  region: string
}

/** Where visitors are of whom no trusted proxy says it. */
const usualRegion = 'VN'

/** A request that came over no socket was made in this process. */
const ownAddress = '127.0.0.1'

/** The peer of a socket that has gone before anybody asked: no address, and so never one that is trusted. */
const noAddress = '0.0.0.0'

/** A request with the socket that it came over, if any. */
export type AskedRequest = {
  incoming: IncomingMessage | undefined
  header: (name: 'x-forwarded-for' | 'x-region') => string | undefined
}

/**
 * The one place that reads who is at the other end (wire 25): the socket, and `X-Forwarded-For` and `X-Region` where a trusted proxy
 * sent them.
 */
export function createRequestReader({
  trustedProxies,
}: Pick<GatewaySettings, 'trustedProxies'>): (request: AskedRequest) => Visitor {
  const isTrusted = readTrustedProxies(trustedProxies)
  return ({ incoming, header }) => {
    const peer = peerOf(incoming)
    const ip = clientAddress({ peer, forwardedFor: header('x-forwarded-for') ?? '' }, isTrusted)
    const region = isTrusted(peer) ? readRegion(header('x-region')) : usualRegion
    return { ip, network: networkOf(ip), region }
  }
}

/** The same of a request as Hono has it. */
export function createVisitorReader(
  settings: Pick<GatewaySettings, 'trustedProxies'>,
): (context: Context) => Visitor {
  const read = createRequestReader(settings)
  return (context) => {
    const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
    return read({ incoming, header: (name) => context.req.header(name) })
  }
}

function peerOf(incoming: IncomingMessage | undefined): string {
  if (!incoming) return ownAddress
  const [address = ''] = (incoming.socket.remoteAddress ?? '').split('%')
  return normalAddress(address) ?? noAddress
}

function readRegion(text: string | undefined): string {
  return text !== undefined && /^[A-Z]{2}$/.test(text) ? text : usualRegion
}
