import { tableAheadMs, tableSeatMs } from '@saola/rules'
import type { Database } from '../database.ts'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import type { TableKey } from './table-of.ts'

/** Notes that a player is at a table now. Within a transaction it lets one press of a player in at a time. */
export async function takeSeat(
  db: Database,
  { gameCode, family, playerId }: Sitting,
  now: number,
): Promise<void> {
  await db
    .insertInto('table_seat')
    .values({ game_code: gameCode, player_id: playerId, family, seen_at: now })
    .onConflict((conflict) => conflict.columns(['game_code', 'player_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Notes that a player has left a table. */
export async function leaveSeat(db: Database, { gameCode, playerId }: Sitting): Promise<void> {
  await db
    .deleteFrom('table_seat')
    .where('game_code', '=', gameCode)
    .where('player_id', '=', playerId)
    .execute()
}

/** How many players are at a table (games 47). */
export async function countSeats({ db, now }: Services, gameCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('table_seat')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('game_code', '=', gameCode)
    .where('seen_at', '>', now() - tableSeatMs)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The tables at which somebody sits; those are forgotten who were not heard of, or by a clock that was ahead. */
export async function listTakenTables({ db, now }: Services): Promise<TableKey[]> {
  await db
    .deleteFrom('table_seat')
    .where(({ or, eb }) =>
      or([eb('seen_at', '<=', now() - tableSeatMs), eb('seen_at', '>', now() + tableAheadMs)]),
    )
    .execute()
  return db.selectFrom('table_seat').select(['game_code', 'family']).distinct().orderBy('game_code').execute()
}
