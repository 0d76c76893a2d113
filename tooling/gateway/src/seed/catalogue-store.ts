import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { SeedData, SeedGame } from './seed-data.ts'

/** Rows a statement: large enough to be quick, small enough for the embedded engine's memory. */
const chunkSize = 2000

/** Writes the vendors, how likely wins are, and all titles; `sort` keeps their order. */
export async function insertCatalogue(
  db: Database,
  { vendors, winOdds, games }: Pick<SeedData, 'vendors' | 'winOdds' | 'games'>,
): Promise<void> {
  await db
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
  await insertWinOdds(db, winOdds)
  const rows = games.map(gameRow)
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize))
    await sql`insert into game
      select * from json_populate_recordset(null::game, ${chunk}::json)`.execute(db)
  }
}

async function insertWinOdds(db: Database, winOdds: SeedData['winOdds']): Promise<void> {
  if (winOdds.length === 0) return
  const rows = winOdds.map(({ code, isAbout, above, fairReturn, tail }) => ({
    code,
    is_about: isAbout,
    above,
    fair_return: fairReturn,
    tail: JSON.stringify(tail),
  }))
  await db.insertInto('win_odds').values(rows).execute()
}

function gameRow(title: SeedGame, sort: number) {
  return {
    node_id: title.nodeId,
    game_id: title.gameId,
    game_code: title.gameCode,
    family: title.family,
    vendor_code: title.vendor,
    name_vi: title.nameVi,
    name_en: title.nameEn,
    folded_name: title.foldedName,
    is_hot: title.isHot,
    is_new: title.isNew,
    status: title.status,
    free_play: title.freePlay,
    min_bet: title.minBet,
    max_bet: title.maxBet,
    lines: title.lines,
    rtp: title.rtp,
    volatility: title.volatility,
    playable: title.playable,
    released_at: title.releasedAt,
    sort,
    served_by: title.servedBy,
    room_of: title.roomOf,
    feeds_jackpot: title.family === 'JACKPOT',
    reopens_at: title.reopensAt,
    win_odds_code: title.winOddsCode,
  }
}
