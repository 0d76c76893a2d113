import type { Expression, SqlBool } from 'kysely'
import { foldText } from '@saola/i18n'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import type { GameRow } from './game-entity.ts'

/** A title counts as new for this long after its release. */
const newForMs = 60 * 86_400_000

/** The classes a list can be narrowed to (spec 4: new, hot, maintenance, coming soon). */
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
}

/** One page of games in catalogue order, with the count over all pages. */
export async function findGames(
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
    if (filter.gameClass === 'hot') conditions.push(eb('is_hot', '=', 1))
    if (filter.gameClass === 'maintenance') conditions.push(eb('is_new', '=', 1))
    if (filter.gameClass === 'coming-soon') conditions.push(eb('status', '=', 'coming-soon'))
    if (filter.gameClass === 'new') {
      conditions.push(eb('released_at', '>', page.now - newForMs), eb('released_at', '<=', page.now))
    }
    return and(conditions)
  })
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const games = await matching
    .selectAll()
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
        .filterWhere(eb.between('released_at', now - newForMs + 1, now))
        .as('new'),
      fn.min<string>('node_id').as('one_node_id'),
    ])
    .groupBy(['family', 'vendor_code'])
    .execute()
}

/** The game of a node id; an unknown one is the refusal 404 that names the field. */
export async function requireGame(db: Database, nodeId: string): Promise<GameRow> {
  const row = await db.selectFrom('game').selectAll().where('node_id', '=', nodeId).executeTakeFirst()
  if (!row) throw new Fault('not_found', { field: 'nodeId' })
  return row
}
