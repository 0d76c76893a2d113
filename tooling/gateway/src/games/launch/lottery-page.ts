import { lotteryPaths, lotteryVendor } from '@saola/protocol'
import type { CallContext } from '../../http/mount.ts'
import { siteOf } from '../../services/site-of.ts'
import type { GameRow } from '../game-store.ts'

/** Whose site is meant. */
type Site = Pick<CallContext<unknown>, 'services' | 'merchant'>

/** The vendors whose lotteries the site shows itself, by the name of their page. */
const shownHere = ['vietnam', 'sea'] as const

/** The site's own page of a lottery; undefined for a title that its vendor shows (lottery 42). */
export function lotteryPageOf(
  site: Site,
  { vendor_code: vendor, game_code: code }: Pick<GameRow, 'vendor_code' | 'game_code'>,
): string | undefined {
  const name = shownHere.find((each) => lotteryVendor[each] === vendor)
  return name && pageOf(site, `${lotteryPaths[name]}/${code}`)
}

/** The site's page with all lotteries of Vietnam, or of the neighbours for the prize mode `SEA`. */
export function lotteryLobby(site: Site, prizeMode: string | undefined): string {
  return pageOf(site, prizeMode?.toUpperCase() === 'SEA' ? lotteryPaths.sea : lotteryPaths.vietnam)
}

/** The vendor whose lotteries a launch with this prize mode means. */
export function lotteryVendorOf(prizeMode: string | undefined): string {
  return prizeMode?.toUpperCase() === 'SEA' ? lotteryVendor.sea : lotteryVendor.vietnam
}

function pageOf({ services, merchant }: Site, path: string): string {
  return new URL(path, siteOf(services.settings, merchant.settings)).href
}
