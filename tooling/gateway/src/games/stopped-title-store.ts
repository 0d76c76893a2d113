import type { Database } from '../db/database.ts'

/** A title as it stands in the catalogue. */
export type TitleState = {
  nodeId: string
  name: string
  vendor: string
  isClosed: boolean
  isPlayable: boolean
  /** When it is expected back; null where nobody has said. */
  reopensAt: number | null
}

function titles(db: Database) {
  return db
    .selectFrom('game')
    .select([
      'node_id as nodeId',
      'name_en as name',
      'vendor_code as vendor',
      'is_new',
      'playable as isPlayable',
      'reopens_at as reopensAt',
    ])
}

type Read = Omit<TitleState, 'isClosed'> & { is_new: number }

const toState = ({ is_new: isNew, ...title }: Read): TitleState => ({ ...title, isClosed: isNew === 1 })

/** A title, locked until the transaction ends. */
export async function lockTitle(trx: Database, nodeId: string): Promise<TitleState | undefined> {
  const row = await titles(trx).where('node_id', '=', nodeId).forUpdate().executeTakeFirst()
  return row && toState(row)
}

/** A title; throws where there is none. */
export async function getTitle(db: Database, nodeId: string): Promise<TitleState> {
  return toState(await titles(db).where('node_id', '=', nodeId).executeTakeFirstOrThrow())
}

/** Titles that are closed although they run, in the order of the catalogue. */
export async function listClosedTitles(db: Database, most: number): Promise<TitleState[]> {
  const rows = await titles(db)
    .where('is_new', '=', 1)
    .where('playable', '=', true)
    .orderBy('sort')
    .limit(most)
    .execute()
  return rows.map(toState)
}

/** Closes a title until a moment, or until somebody opens it; it does not open with its vendor. */
export async function updateTitleToClosed(
  trx: Database,
  nodeId: string,
  reopensAt: number | null,
): Promise<void> {
  await trx
    .updateTable('game')
    .set({ status: 'maintenance', is_new: 1, reopens_at: reopensAt, waits_for_vendor: false })
    .where('node_id', '=', nodeId)
    .execute()
}

/** Opens a title; where its vendor is off it goes on waiting for that, which the table sees to (games 97). */
export async function updateTitleToOpen(trx: Database, nodeId: string): Promise<void> {
  await trx
    .updateTable('game')
    .set({ status: 'open', is_new: 0, reopens_at: null })
    .where('node_id', '=', nodeId)
    .execute()
}
