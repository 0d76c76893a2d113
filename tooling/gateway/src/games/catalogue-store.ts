import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { isOfferedIn, type GameRow } from './game-store.ts'

/** A row of the table `vendor`. */
export type VendorRow = Selectable<Schema['vendor']>

/** The number that changes with any game or vendor. */
export async function getCatalogueVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** The vendors in lane order. */
export function listVendors(db: Database): Promise<VendorRow[]> {
  return db.selectFrom('vendor').selectAll().orderBy('sort').execute()
}

/** Each family with each vendor that serves it, in lane order. */
export function listFamilyVendors(db: Database): Promise<{ family: string; code: string }[]> {
  return db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor_code')
    .select(['game.family', 'vendor.code', 'vendor.sort'])
    .distinct()
    .orderBy('vendor.sort')
    .execute()
}

/** The regions in which a title is blocked. */
export async function listBlockedRegions(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ region: string }>`
    select distinct unnest(blocked_regions) as region from game where blocked_regions <> '{}'`.execute(db)
  return new Set(rows.map(({ region }) => region))
}

/**
 * Every game that is offered in a region, or all of them: hot ones first; after them neighbours that read alike, which packs a seventh smaller than catalogue order.
 */
export function listGamesToPack(db: Database, region: string | undefined): Promise<GameRow[]> {
  return db
    .selectFrom('game')
    .selectAll()
    .$if(region !== undefined, (all) => all.where(isOfferedIn(region ?? '')))
    .orderBy('is_hot', 'desc')
    .orderBy('family')
    .orderBy('name_en')
    .orderBy('sort')
    .execute()
}

/** The ids that open a game. */
export type GameIds = { node_id: string; game_id: string; game_code: string }

/** The ids of a handful of games. */
export async function listGameIds(db: Database, nodeIds: readonly string[]): Promise<GameIds[]> {
  if (nodeIds.length === 0) return []
  return db
    .selectFrom('game')
    .select(['node_id', 'game_id', 'game_code'])
    .where('node_id', 'in', nodeIds)
    .execute()
}
