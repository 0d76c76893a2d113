import type { Context } from 'hono'
import { readTrustedProxies } from '../../http/edge/trusted-proxies.ts'
import type { Visitor } from '../../http/edge/read-visitor.ts'
import type { GatewaySettings } from '../../services/services.ts'

/** This machine and the addresses that no stranger has (RFC 1918, RFC 4193, RFC 3927, RFC 4291). */
const inner = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/**
 * Whether a visitor stands where the operator's acts answer: on an inner address, or on one of `opsNetworks` (system 34). Who came
 * over a proxy that nobody trusts stands nowhere that is known.
 */
export function readInner({
  opsNetworks,
  trustedProxies,
}: Pick<GatewaySettings, 'opsNetworks' | 'trustedProxies'>): (context: Context, visitor: Visitor) => boolean {
  const isInner = readTrustedProxies([...inner, ...opsNetworks], 'SAOLA_OPS_NETWORKS')
  const knowsProxies = trustedProxies.length > 0
  return (context, { ip }) =>
    isInner(ip) && (knowsProxies || context.req.header('x-forwarded-for') === undefined)
}
