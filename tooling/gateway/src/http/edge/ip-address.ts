import { isIP, isIPv4 } from 'node:net'

/** The longest address in text; what is longer is not looked at. */
const longest = 45

const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/**
 * An address in its one spelling: IPv4 with dots, also where it came as IPv6 (`::ffff:1.2.3.4`), and IPv6 short and in
 * lower case. Undefined for what is no address alone: text, a port, a zone id, brackets.
 */
export function normalAddress(text: string): string | undefined {
  if (text.length > longest || text.includes('%') || isIP(text) === 0) return undefined
  if (isIPv4(text)) return text
  // The URL standard has one spelling for an IPv6 address, which Node writes no other way.
  const short = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [, high, low] = mapped.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  return [high, low].flatMap(bytesOf).join('.')
}

function bytesOf(group: string): [number, number] {
  const value = parseInt(group, 16)
  return [value >> 8, value & 255]
}

/**
 * Whose attempts are counted together: an IPv4 address, or the /64 around an IPv6 address, which is what one subscriber
 * gets and may use as it likes. Takes an address in its one spelling.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  const [before = '', after = ''] = address.split('::')
  const [left, right] = [before, after].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0')
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])]
  return `${groups.slice(0, 4).join(':')}::/64`
}
