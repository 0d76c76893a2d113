import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DrawRow } from './draw-store.ts'

/** How many draws one look takes on; a run goes on until none is left. */
const batch = 200

/** Draws whose time for their next step has come, the earliest first; the state's own results come from people. */
export function listDueDraws(db: Database, now: number): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('state', 'in', ['scheduled', 'open', 'locked'])
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'scheduled'), eb('opens_at', '<=', now)]),
        and([eb('state', '=', 'open'), eb('locks_at', '<=', now)]),
        and([eb('state', '=', 'locked'), eb('draws_at', '<=', now), eb('source', '=', 'seeded')]),
      ]),
    )
    .orderBy('draws_at')
    .orderBy('id')
    .limit(batch)
    .execute()
}

/** Brings a draw into its next state; false where somebody else did it before (lottery 8). */
export async function moveDraw(
  db: Database,
  { id, state }: Pick<DrawRow, 'id' | 'state'>,
  next: 'open' | 'locked',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lottery_draw')
    .set({ state: next })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Publishes the result of a locked draw; false where somebody else did it before (lottery 8). */
export async function publishResult(
  db: Database,
  drawId: number,
  {
    prizes,
    seed,
    betsHash = null,
    source = null,
  }: { prizes: string[][]; seed: string | null; betsHash?: string | null; source?: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lottery_draw')
    .set({ state: 'drawn', prizes: JSON.stringify(prizes), seed, bets_hash: betsHash, result_source: source })
    .where('id', '=', drawId)
    .where('state', '=', 'locked')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Draws that are over and not yet paid, or returned, the earliest first. */
export function listUnsettledDraws(db: Database): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('state', 'in', ['drawn', 'settled', 'voided'])
    .orderBy('draws_at')
    .orderBy('id')
    .limit(batch)
    .execute()
}

/** Notes that all bets of a draw's version are settled; false where a correction came in between. */
export async function finishDraw(
  db: Database,
  { id, version }: Pick<DrawRow, 'id' | 'version'>,
  now: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update lottery_draw
    set settled_at = ${now}, state = case state when 'drawn' then 'settled' else state end
    where id = ${id} and version = ${version} and settled_at is null
      and state in ('drawn', 'settled', 'voided')`.execute(db)
  return numAffectedRows === 1n
}
