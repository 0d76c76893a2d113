import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely'
import { foldText } from '@saola/validation'
import { gameFamilies } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { newTitleMs } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { ArtTitle } from '../services/art.ts'

/** A row of the table `game`. */
export type GameRow = Selectable<Schema['game']>

/** The classes a list can be narrowed to (games 3). */
export const gameClasses = ['all', 'hot', 'new', 'maintenance', 'coming-soon'] as const
/** One of the classes. */
export type GameClass = (typeof gameClasses)[number]

/** What a list of games is narrowed by; an absent part does not narrow. */
export type GameFilter = {
  family?: string | undefined
  vendor?: string | undefined
  /** Any part of either name, with or without accents. */
  name?: string | undefined
  gameClass?: GameClass | undefined
  /** Without what is blocked there (games 146). */
  region?: string | undefined
}

/** Whether a title came out lately. */
export function isFresh({ released_at: releasedAt }: Pick<GameRow, 'released_at'>, now: number): boolean {
  return releasedAt > now - newTitleMs && releasedAt <= now
}

/** Whether a title is offered in a region. */
export function isOfferedIn(region: string): Expression<SqlBool> {
  return sql<SqlBool>`not (game.blocked_regions @> array[${region}::text])`
}

/** One page of games, those that start first and else in catalogue order, with the count over all pages. */
export async function listGames(
  db: Database,
  filter: GameFilter,
  page: { number: number; size: number; now: number },
): Promise<{ games: GameRow[]; totalCount: number }> {
  const matching = db.selectFrom('game').where(({ eb, and }) => {
    const conditions: Expression<SqlBool>[] = []
    if (filter.family) conditions.push(eb('family', '=', filter.family))
    if (filter.vendor) conditions.push(eb('vendor_code', '=', filter.vendor))
    const name = foldText(filter.name ?? '').trim()
    if (name) conditions.push(eb('folded_name', 'like', `%${name.replace(/[\\%_]/g, '\\$&')}%`))
    if (filter.region) conditions.push(isOfferedIn(filter.region))
    if (filter.gameClass === 'hot') conditions.push(eb('is_hot', '=', 1))
    if (filter.gameClass === 'maintenance') conditions.push(eb('is_new', '=', 1))
    if (filter.gameClass === 'coming-soon') conditions.push(eb('status', '=', 'coming-soon'))
    if (filter.gameClass === 'new') {
      conditions.push(eb('released_at', '>', page.now - newTitleMs), eb('released_at', '<=', page.now))
    }
    return and(conditions)
  })
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const games = await matching
    .selectAll()
    .orderBy(sql`status <> 'open'`)
    .orderBy('sort')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  return { games, totalCount: count }
}

/** How many games of which class each vendor has in each family. */
export async function countGames(db: Database, now: number) {
  return db
    .selectFrom('game')
    .select(({ fn, eb }) => [
      'family',
      'vendor_code',
      fn.countAll<number>().as('all'),
      fn.sum<number>('is_hot').as('hot'),
      fn.sum<number>('is_new').as('maintenance'),
      fn.countAll<number>().filterWhere('status', '=', 'coming-soon').as('coming-soon'),
      fn
        .countAll<number>()
        .filterWhere(eb.between('released_at', now - newTitleMs + 1, now))
        .as('new'),
      fn.min<string>('node_id').as('one_node_id'),
    ])
    .groupBy(['family', 'vendor_code'])
    .execute()
}

/** The game of a node id; an unknown one is the refusal 404 that names the field. */
export async function getGame(db: Database, nodeId: string): Promise<GameRow> {
  const row = await db.selectFrom('game').selectAll().where('node_id', '=', nodeId).executeTakeFirst()
  if (!row) throw new Fault('not_found', { field: 'nodeId' })
  return row
}

/** The game that its vendor knows by an id. */
export function findGameByGameId(db: Database, gameId: string): Promise<GameRow | undefined> {
  return db.selectFrom('game').selectAll().where('game_id', '=', gameId).executeTakeFirst()
}

/** The title that a vendor shows under a code. */
export function findGameOfVendor(
  db: Database,
  vendorCode: string,
  gameCode: string,
): Promise<GameRow | undefined> {
  return db
    .selectFrom('game')
    .selectAll()
    .where('vendor_code', '=', vendorCode)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()
}

/** The title that a vendor serves under a code. */
export function findServedGame(
  db: Database,
  servedBy: string,
  gameCode: string,
): Promise<GameRow | undefined> {
  return db
    .selectFrom('game')
    .selectAll()
    .where('served_by', '=', servedBy)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()
}

/** Ends the maintenance of the titles that run and were to reopen by now; returns how many did. */
export async function openDueTitles(db: Database, now: number): Promise<number> {
  const due = await db
    .selectFrom('game')
    .select('node_id')
    .where(({ eb }) => eb.and(isDue(eb, now)))
    .execute()
  // An update of no row makes a new version of the catalogue all the same.
  if (due.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('game')
    .set({ status: 'open', is_new: 0, reopens_at: null })
    .where(({ eb }) => eb.and(isDue(eb, now)))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

function isDue(eb: ExpressionBuilder<Schema, 'game'>, now: number): Expression<SqlBool>[] {
  return [eb('status', '=', 'maintenance'), eb('playable', '=', true), eb('reopens_at', '<=', now)]
}

/** The hot games in the order of the landing page. */
export function listHotGames(db: Database): Promise<GameRow[]> {
  return db.selectFrom('game').selectAll().where('is_hot', '=', 1).orderBy('sort').execute()
}

/** What a tile shows of a title. */
export async function findArtTitle(db: Database, nodeId: string): Promise<ArtTitle | undefined> {
  const row = await db
    .selectFrom('game')
    .select(['node_id', 'family', 'name_vi', 'name_en', 'vendor_code', 'game_code'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  const family = gameFamilies.find((known) => known === row?.family)
  if (!row || !family) return undefined
  return {
    nodeId: row.node_id,
    family,
    nameVi: row.name_vi,
    nameEn: row.name_en,
    vendor: row.vendor_code,
    gameCode: row.game_code,
  }
}

/** The titles that are rooms of the same game and take stakes now, the least stake first; none where it has no rooms. */
export async function listRooms(
  db: Database,
  { room_of: roomOf }: Pick<GameRow, 'room_of'>,
): Promise<GameRow[]> {
  return roomOf === null ? [] : openRooms(db).where('room_of', '=', roomOf).execute()
}

/** The rooms of every game that take stakes now, the least stake first. */
export function listAllRooms(db: Database): Promise<GameRow[]> {
  return openRooms(db).execute()
}

function openRooms(db: Database) {
  return db
    .selectFrom('game')
    .selectAll()
    .where('room_of', 'is not', null)
    .where('playable', '=', true)
    .where('is_new', '=', 0)
    .orderBy('min_bet')
    .orderBy('sort')
}
