import type { House } from '../house.ts'

/** The origins that may frame a game: the member site and every line of every merchant. */
export async function frameOrigins(house: House): Promise<string[]> {
  const merchants = await house.db.selectFrom('merchant').select('settings').execute()
  const addresses = merchants.flatMap((merchant) => merchant.settings.domains)
  const origins = [house.settings.memberOrigin, ...addresses].map(originOf)
  return [...new Set(origins.filter((origin) => origin !== undefined))]
}

/** Own scripts, styles and calls; nothing inline, nothing from elsewhere; framed by the member site alone. */
export function pagePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${origins.join(' ') || "'none'"}`,
  ].join('; ')
}

function originOf(address: string): string | undefined {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
