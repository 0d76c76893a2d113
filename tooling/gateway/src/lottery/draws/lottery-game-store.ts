import type { Selectable } from 'kysely'
import { planOnce } from '@saola/server'
import type { LotteryKind } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'

/** A row of the table `lottery_game`. */
export type LotteryGameRow = Selectable<Schema['lottery_game']>

/** A lottery with the names and ids of its title. */
export type TitledLottery = LotteryGameRow & { game_id: string; name_vi: string; name_en: string }

/** Days on which a group does not draw. */
export type ClosureRow = Selectable<Schema['lottery_closure']>

/** A group that does not draw at the lunar new year. */
export type LunarClosureRow = Selectable<Schema['lottery_lunar_closure']>

/** When groups do not draw: on days that somebody named, and each year at the lunar new year. */
export type Closures = { dated: readonly ClosureRow[]; lunar: readonly LunarClosureRow[] }

/** What a merchant pays for a way to bet. */
export type OfferRow = Selectable<Schema['lottery_offer']>

/** Every lottery, in the order of the menus. */
export function listLotteries(db: Database): Promise<TitledLottery[]> {
  return titled(db).orderBy('lottery_game.sort').execute()
}

/** A lottery by its code; an unknown one is a 404 that names the field. */
export async function getLottery(db: Database, code: string): Promise<TitledLottery> {
  const row = await titled(db).where('lottery_game.code', '=', code).executeTakeFirst()
  if (!row) throw new Fault('not_found', { field: 'gameCode' })
  return row
}

/** A lottery by the id of its title; an unknown one is a 404 that names the field. */
export async function getLotteryById(db: Database, gameId: string): Promise<TitledLottery> {
  const row = await titled(db).where('game.game_id', '=', gameId).executeTakeFirst()
  if (!row) throw new Fault('not_found', { field: 'gameId' })
  return row
}

/** When each group does not draw. */
export async function listClosures(db: Database): Promise<Closures> {
  return {
    dated: await db.selectFrom('lottery_closure').selectAll().orderBy('first_day').execute(),
    lunar: await db.selectFrom('lottery_lunar_closure').selectAll().execute(),
  }
}

/** A merchant's ways to bet on a kind. */
export function listOffers(db: Database, merchantId: number, kind: LotteryKind): Promise<OfferRow[]> {
  return askOffers(db, { merchantId, kind })
}

const askOffers = planOnce('offers', (db: Database, given: { merchantId: number; kind: LotteryKind }) =>
  db
    .selectFrom('lottery_offer')
    .select(['merchant_id', 'kind', 'type', 'odds_thousandths', 'min_base', 'max_base'])
    .where('merchant_id', '=', given.merchantId)
    .where('kind', '=', given.kind)
    .compile(),
)

function titled(db: Database) {
  return db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .selectAll('lottery_game')
    .select(['game.game_id', 'game.name_vi', 'game.name_en'])
}
