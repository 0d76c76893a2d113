import { BlockList, isIPv4 } from 'node:net'
import { normalAddress } from './ip-address.ts'
import { StartRefused } from '@saola/server'

/** An entry of a list of addresses that names none and no range. */
export class TrustedProxyRefused extends StartRefused {
  constructor(entry: string, variable: string) {
    super(
      `${variable} has the entry "${entry}". Each entry is an address or a range, such as 10.0.0.0/8 or ` +
        '2001:db8::/32; a range of everybody is none.',
    )
  }
}

/** Whether an address, in its one spelling, is that of a proxy of ours. */
export type IsTrustedProxy = (address: string) => boolean

/** Reads addresses and ranges (`10.0.0.0/8`) of `variable`; throws `TrustedProxyRefused` for an entry that is neither. */
export function readTrustedProxies(
  entries: readonly string[],
  variable = 'SAOLA_TRUSTED_PROXIES',
): IsTrustedProxy {
  const list = new BlockList()
  for (const entry of entries) addEntry(list, entry, variable)
  return (address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

function addEntry(list: BlockList, entry: string, variable: string): void {
  const [, text = '', width] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const address = normalAddress(text)
  if (address === undefined) throw new TrustedProxyRefused(entry, variable)
  const isFour = isIPv4(address)
  const bits = isFour ? 32 : 128
  // A range of IPv4 that is written as IPv6 counts the 96 bits before it too.
  const unwritten = isFour && !isIPv4(text) ? 96 : 0
  const prefix = width === undefined ? bits : Number(width) - unwritten
  if (prefix < 1 || prefix > bits) throw new TrustedProxyRefused(entry, variable)
  list.addSubnet(address, prefix, isFour ? 'ipv4' : 'ipv6')
}
