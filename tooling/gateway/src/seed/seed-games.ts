import { sql } from 'kysely'
import { foldText } from '@saola/i18n'
import type { House } from '../house.ts'
import { buildCatalogue } from '../games/catalogue/build-catalogue.ts'
import { seeded } from '../games/catalogue/seeded.ts'
import type { CatalogueTitle } from '../games/catalogue/title.ts'
import { vendors } from '../games/catalogue/vendors.ts'

/** Rows a statement: large enough to be quick, small enough for the embedded engine's memory. */
const chunkSize = 2000

const dayMs = 86_400_000

/** Writes the vendors and the whole catalogue; `sort` keeps the catalogue's order, hot games first. */
export async function seedGames(house: House): Promise<void> {
  await house.db
    .insertInto('vendor')
    .values(
      vendors.map((vendor, sort) => ({
        code: vendor.code,
        name_vi: vendor.nameVi,
        name_en: vendor.nameEn,
        is_hot: vendor.isHot,
        sort,
      })),
    )
    .execute()
  const rows = buildCatalogue().map((title, sort) => gameRow(title, sort, house.now()))
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize))
    await sql`insert into game
      select * from json_populate_recordset(null::game, ${chunk}::json)`.execute(house.db)
  }
}

/** Release dates are spread over six years, so that a share of the titles is always new; announced ones come later. */
function releasedAt(title: CatalogueTitle, now: number): number {
  const random = seeded(`release ${title.nodeId}`)
  const days = title.status === 'coming-soon' ? -random.whole(5, 60) : random.whole(1, 6 * 365)
  return now - days * dayMs
}

function gameRow(title: CatalogueTitle, sort: number, now: number) {
  return {
    node_id: title.nodeId,
    game_id: title.gameId,
    game_code: title.gameCode,
    family: title.family,
    vendor_code: title.vendor,
    name_vi: title.nameVi,
    name_en: title.nameEn,
    folded_name: [...new Set([foldText(title.nameVi), foldText(title.nameEn)])].join('\n'),
    is_hot: title.isHot,
    is_new: title.isNew,
    status: title.status,
    free_play: title.freePlay,
    min_bet: title.minBet,
    lines: title.lines,
    rtp: title.rtp,
    volatility: title.volatility,
    playable: title.playable,
    released_at: releasedAt(title, now),
    sort,
  }
}
