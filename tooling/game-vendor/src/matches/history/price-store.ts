import type { Selectable } from 'kysely'
import type { Schema } from '../../schema.ts'
import type { Services } from '../../services.ts'
import type { Match } from '../match-store.ts'

/** What was offered on a pick from a moment on; without odds it was not on offer any more. */
export type KeptPrice = Selectable<Schema['match_price']>

type Db = Pick<Services, 'db'>

/** The matches that take bets at a moment, or wait. */
export function listOpenMatches({ db }: Db, at: number): Promise<Match[]> {
  return db
    .selectFrom('match')
    .selectAll()
    .where('state', '=', 'held')
    .where('opens_at', '<=', at)
    .orderBy('match_id')
    .execute()
}

/** What was kept last of each pick of some matches. */
export async function listLastPrices({ db }: Db, matchIds: readonly string[]): Promise<KeptPrice[]> {
  if (matchIds.length === 0) return []
  return db
    .selectFrom('match_price')
    .selectAll()
    .distinctOn(['match_id', 'pick'])
    .where('match_id', 'in', matchIds)
    .orderBy('match_id')
    .orderBy('pick')
    .orderBy('number', 'desc')
    .execute()
}

/** Writes changes of prices, each once: another process may have seen the same. */
export async function insertPrices({ db }: Db, prices: readonly KeptPrice[]): Promise<void> {
  if (prices.length === 0) return
  await db
    .insertInto('match_price')
    .values(prices)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The changes of a match's prices in their order, above a place in it. */
export function listPrices(
  { db }: Db,
  { matchId, after }: { matchId: string; after: { at: number; pick: string } | undefined },
  most: number,
): Promise<KeptPrice[]> {
  let prices = db.selectFrom('match_price').selectAll().where('match_id', '=', matchId)
  if (after !== undefined) {
    prices = prices.where((eb) => eb(eb.refTuple('told_at', 'pick'), '>', eb.tuple(after.at, after.pick)))
  }
  return prices.orderBy('told_at').orderBy('pick').orderBy('number').limit(most).execute()
}
