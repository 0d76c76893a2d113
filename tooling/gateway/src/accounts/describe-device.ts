import { isIP } from 'node:net'
import { messageText } from '../http/messages.ts'

const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Cốc Cốc', /\bcoc_coc_browser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser's own words as people know it: "Chrome · Android"; empty when it tells neither. */
export function describeDevice(userAgent: string): string {
  return [browsers, systems]
    .flatMap((list) => list.find(([, mark]) => mark.test(userAgent))?.[0] ?? [])
    .join(' · ')
}

/**
 * Where a visitor was, as far as the edge in front tells: country and address. What is neither is left out: it goes into
 * messages, and nobody may write there what they like.
 */
export function placeOf(region: string | null, ip: string | null): string {
  const country = /^[A-Z]{2}$/.test(region ?? '') ? region : ''
  return [country, isIP(ip ?? '') === 0 ? '' : ip].filter(Boolean).join(' · ')
}

/** Device and place of a visit as a message names them: "Chrome · Android (VN · 14.160.0.1)", with words for no device. */
export function describeVisit(
  language: 'VI' | 'EN',
  { userAgent, region, ip }: { userAgent: string; region: string; ip: string },
): string {
  const device = describeDevice(userAgent) || messageText(language, 'security.sessions.unknown')
  const place = placeOf(region, ip)
  return place === '' ? device : `${device} (${place})`
}
