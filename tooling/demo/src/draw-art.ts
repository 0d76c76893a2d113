import { avatarCount, drawAvatar } from './art/draw-avatar.ts'
import { bannerIds, drawBanner } from './art/draw-banner.ts'
import { drawFamily } from './art/draw-family.ts'
import { drawTile, type TileTitle } from './art/draw-tile.ts'
import { drawVendor } from './art/draw-vendor.ts'
import { gameFamilies } from '@saola/protocol'
import { vendors } from './catalogue/vendors.ts'

type Language = 'vi' | 'en'

/** Pictures by kind and name, as SVG; undefined for a name that nobody has. */
export const demoArt = {
  tile: (title: TileTitle, language: Language): string => drawTile(title, { language }),
  vendor(code: string, language: Language): string | undefined {
    const vendor = vendors.find((known) => known.code === code)
    return vendor && drawVendor(vendor, { language })
  },
  family(code: string): string | undefined {
    const family = gameFamilies.find((known) => known === code)
    return family && drawFamily(family)
  },
  /** A banner goes by its name, or by its place counted from 1. */
  banner(name: string, language: Language): string | undefined {
    const banner = bannerIds.find((id, index) => id === name || String(index + 1) === name)
    return banner && drawBanner(banner, { language })
  },
  avatar(name: string): string | undefined {
    const number = /^\d{1,3}$/.test(name) ? Number(name) : Number.NaN
    return number >= 0 && number <= avatarCount ? drawAvatar(number) : undefined
  },
}
