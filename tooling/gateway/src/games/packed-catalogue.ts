import { createHash } from 'node:crypto'
import { catalogueFlag, gameFamilies, type Catalogue, type GameFamily } from '@saola/protocol'
import { packFile, type PackedFile } from '@saola/server'
import type { Services } from '../services/services.ts'
import { listGamesToPack, listVendors } from './catalogue-store.ts'
import { isFresh, type GameRow } from './game-store.ts'

/** Reads all games, or those that are offered in a region, and packs them once; compressing takes about a second on other threads. */
export async function packCatalogue(services: Services, region: string | undefined): Promise<PackedFile> {
  const now = services.now()
  const vendors = await listVendors(services.db)
  const games = await listGamesToPack(services.db, region)
  const vendorIndex = new Map(vendors.map((vendor, index) => [vendor.code, index]))
  const rows = games.map((game): Catalogue['rows'][number] => [
    game.node_id,
    game.name_vi,
    game.name_en,
    gameFamilies.indexOf(game.family as GameFamily),
    vendorIndex.get(game.vendor_code) ?? -1,
    flagsOf(game, now),
    game.min_bet,
    game.lines,
  ])
  const content = {
    families: [...gameFamilies],
    vendors: vendors.map((vendor): Catalogue['vendors'][number] => [
      vendor.code,
      vendor.name_vi,
      vendor.name_en,
    ]),
    rows,
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
  const bytes = Buffer.from(JSON.stringify({ version, ...content } satisfies Catalogue))
  const file = packFile('application/json; charset=utf-8', bytes, { br: 11, gzip: 9 })
  await Promise.all([file.pack?.('br'), file.pack?.('gzip')])
  return file
}

function flagsOf(game: GameRow, now: number): number {
  return (
    (game.is_hot === 1 ? catalogueFlag.hot : 0) |
    (game.is_new === 1 ? catalogueFlag.maintenance : 0) |
    (game.status === 'coming-soon' ? catalogueFlag.comingSoon : 0) |
    (game.free_play === 1 ? catalogueFlag.demo : 0) |
    (isFresh(game, now) ? catalogueFlag.fresh : 0)
  )
}
