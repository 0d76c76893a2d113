import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'
import type { Schema } from '../../db/schema.ts'

/** A draw that a bet looks at beside its own. */
export type StationDraw = Pick<
  Selectable<Schema['lottery_draw']>,
  'game_code' | 'state' | 'prizes' | 'version'
> & {
  bet_id: number
}

/** A station that a line may look at beside the order's own, and a day on which it draws. */
export type StationDay = Pick<
  Selectable<Schema['lottery_draw']>,
  'id' | 'game_code' | 'numero' | 'state' | 'locks_at'
> &
  Pick<Selectable<Schema['game']>, 'name_vi' | 'name_en'>

/** The draws of the other stations of a lottery's region on the same days, in the order of the board. */
export async function listStationDays(
  db: Database,
  gameCode: string,
  numeros: readonly string[],
): Promise<StationDay[]> {
  if (numeros.length === 0) return []
  return stationDays(db)
    .where('own.code', '=', gameCode)
    .where('lottery_draw.numero', 'in', numeros)
    .orderBy('lottery_game.sort')
    .orderBy('lottery_draw.id')
    .execute()
}

/** A station that a lottery's order looks at, and the day. */
export type AskedDay = { gameCode: string; station: string; numero: string }

/** Those of the days that are, with the lottery beside which they are; held until the transaction ends, as `holdDraws` holds an order's own. */
export async function holdStationDays(
  trx: Database,
  asked: readonly AskedDay[],
): Promise<(StationDay & { own_code: string })[]> {
  if (asked.length === 0) return []
  const column = <Name extends keyof AskedDay>(name: Name) => asked.map((day) => day[name])
  return stationDays(trx)
    .select('own.code as own_code')
    .where(
      sql<boolean>`(own.code, lottery_draw.game_code, lottery_draw.numero) in (
        select * from unnest(${column('gameCode')}::text[], ${column('station')}::text[], ${column('numero')}::text[])
      )`,
    )
    .orderBy('lottery_draw.id')
    .forShare('lottery_draw')
    .execute()
}

function stationDays(db: Database) {
  return (
    db
      .selectFrom('lottery_game as own')
      .innerJoin('lottery_game', (join) =>
        join
          .onRef('lottery_game.group_code', '=', 'own.group_code')
          .onRef('lottery_game.kind', '=', 'own.kind')
          .onRef('lottery_game.code', '<>', 'own.code'),
      )
      .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
      .innerJoin('lottery_draw', 'lottery_draw.game_code', 'lottery_game.code')
      .select([
        'lottery_draw.id',
        'lottery_draw.game_code',
        'lottery_draw.numero',
        'lottery_draw.state',
        'lottery_draw.locks_at',
        'game.name_vi',
        'game.name_en',
      ])
      .where('own.kind', 'in', ['south', 'central'])
      // Draws by the minute have no day that several stations share.
      .where('own.period_seconds', 'is', null)
      .where('lottery_game.period_seconds', 'is', null)
  )
}

/** Notes for each bet of orders which draws of other stations it looks at. */
export async function createBetStations(
  trx: Database,
  stations: readonly { orderId: number; code: string }[],
): Promise<void> {
  if (stations.length === 0) return
  await sql`
    insert into lottery_bet_station (bet_id, draw_id, home_id)
    select lottery_bet.bet_id, other.id, home.id
    from unnest(${numberList(stations.map(({ orderId }) => orderId))}::bigint[],
      ${stations.map(({ code }) => code)}::text[]) as asked (order_id, code)
    join lottery_bet on lottery_bet.order_id = asked.order_id
    join lottery_draw as home on home.id = lottery_bet.draw_id
    join lottery_draw as other on other.numero = home.numero and other.game_code = asked.code`.execute(trx)
}

/** The draws that these bets look at beside their own, by the bet; none for a bet on one station. */
export async function listStationDraws(
  db: Database,
  betIds: readonly number[],
): Promise<ReadonlyMap<number, StationDraw[]>> {
  if (betIds.length === 0) return new Map()
  return byBet(await stationDraws(db, betIds).execute())
}

/** The same, which stay as they are until the transaction ends. */
export async function holdStationDraws(
  trx: Database,
  betIds: readonly number[],
): Promise<ReadonlyMap<number, StationDraw[]>> {
  if (betIds.length === 0) return new Map()
  return byBet(await stationDraws(trx, betIds).forShare('lottery_draw').execute())
}

/** The draws whose bets look at this one as well. */
export async function listHomes(db: Database, drawId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lottery_bet_station')
    .select('home_id')
    .distinct()
    .where('draw_id', '=', drawId)
    .orderBy('home_id')
    .execute()
  return rows.map(({ home_id: id }) => id)
}

function stationDraws(db: Database, betIds: readonly number[]) {
  return db
    .selectFrom('lottery_bet_station')
    .innerJoin('lottery_draw', 'lottery_draw.id', 'lottery_bet_station.draw_id')
    .select([
      'lottery_bet_station.bet_id',
      'lottery_draw.game_code',
      'lottery_draw.state',
      'lottery_draw.prizes',
      'lottery_draw.version',
    ])
    .where('lottery_bet_station.bet_id', 'in', betIds)
    .orderBy('lottery_draw.id')
}

function byBet(rows: readonly StationDraw[]): ReadonlyMap<number, StationDraw[]> {
  return Map.groupBy(rows, ({ bet_id: id }) => id)
}
