import { isSitePath, webAddress } from '@saola/rules'
import { familyOfSlug } from '#shared/games/game-family-paths.ts'
import { paths, playPath } from '#shared/paths.ts'

/** What opens when a banner is clicked. */
export type BannerLink = { href: string; outside: boolean }

/**
 * Where a banner leads (system 11): a web address, the promotions page, a game or a family of games;
 * undefined without a linkage type or without a usable address.
 */
export function bannerLink(banner: { linkageType: string; linkage: string }): BannerLink | undefined {
  const { linkageType, linkage } = banner
  switch (linkageType) {
    case 'P':
      return inside(isSitePath(linkage) ? linkage : paths.promotions)
    case 'G':
      return linkage === '' ? undefined : inside(gamePath(linkage))
    case 'URL':
      return isSitePath(linkage) ? inside(linkage) : outside(linkage)
    default:
      return undefined
  }
}

function gamePath(linkage: string): string {
  if (isSitePath(linkage)) return linkage
  return familyOfSlug(linkage) === undefined ? playPath(linkage) : `${paths.games}/${linkage}`
}

function inside(href: string): BannerLink {
  return { href, outside: false }
}

/** Only web addresses: a script address must never become a link. */
function outside(address: string): BannerLink | undefined {
  return webAddress(address) && { href: address, outside: true }
}
