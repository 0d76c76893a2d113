import type { Selectable, SqlBool } from 'kysely'
import { sql, type RawBuilder } from 'kysely'
import type { Schema } from '../../schema.ts'
import type { Services } from '../../services.ts'

/** A stop of bets as it is kept. */
export type Stop = Selectable<Schema['match_stop']>

/** Of what bets are stopped: everything, a league or a match, and one market of it or all. */
export type StopScope = {
  readonly league?: string | undefined
  readonly matchId?: string | undefined
  readonly market?: NonNullable<Stop['market']> | undefined
}

type Db = Pick<Services, 'db'>

/** The stops that stood at a moment. */
export function listStopsAt({ db }: Db, at: number): Promise<Stop[]> {
  return db
    .selectFrom('match_stop')
    .selectAll()
    .where('from_at', '<=', at)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', at)]))
    .execute()
}

/** The stops that stand, the newest first. */
export function listStandingStops({ db }: Db): Promise<Stop[]> {
  return db
    .selectFrom('match_stop')
    .selectAll()
    .where('until_at', 'is', null)
    .orderBy('from_at', 'desc')
    .orderBy('stop_id')
    .execute()
}

/** The stop of exactly this that stands. */
export function findStandingStop({ db }: Db, scope: StopScope): Promise<Stop | undefined> {
  return db
    .selectFrom('match_stop')
    .selectAll()
    .where('until_at', 'is', null)
    .where(isOf(scope))
    .executeTakeFirst()
}

function isOf({ league, matchId, market }: StopScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`(coalesce(league, ''), coalesce(match_id, ''), coalesce(market, ''))
    = (${league ?? ''}, ${matchId ?? ''}, ${market ?? ''})`
}

/** Writes a stop that begins. */
export function insertStop(
  { db, randomBytes }: Pick<Services, 'db' | 'randomBytes'>,
  { league, matchId, market }: StopScope,
  begun: { isFinal: boolean; at: number; person: string; reason: string },
): Promise<Stop> {
  return db
    .insertInto('match_stop')
    .values({
      stop_id: randomBytes(10).toString('hex'),
      league: league ?? null,
      match_id: matchId ?? null,
      market: market ?? null,
      is_final: begun.isFinal,
      from_at: begun.at,
      person: begun.person,
      reason: begun.reason,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends a stop that stands. */
export function endStop(
  { db }: Db,
  { stop_id: stopId, from_at: fromAt }: Stop,
  { at, person, reason }: { at: number; person: string; reason: string },
): Promise<Stop> {
  return (
    db
      .updateTable('match_stop')
      // Another process's clock may have begun it a moment ahead of this one's.
      .set({ until_at: Math.max(at, fromAt), ended_by: person, end_reason: reason })
      .where('stop_id', '=', stopId)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

/**
 * Locks matches until the transaction ends, in one order: bets on them and what staff do about them wait for each other.
 * References to them do not wait.
 */
export async function lockMatches({ db }: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('match')
    .select('match_id')
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .forNoKeyUpdate()
    .execute()
}

/** The matches of a scope that have not ended. */
export async function listHeldIds({ db }: Db, { league, matchId }: StopScope): Promise<string[]> {
  const held = await db
    .selectFrom('match')
    .select('match_id')
    .where('state', '=', 'held')
    .$if(league !== undefined, (query) => query.where('league', '=', league ?? ''))
    .$if(matchId !== undefined, (query) => query.where('match_id', '=', matchId ?? ''))
    .execute()
  return held.map((match) => match.match_id)
}
