import type { Selectable } from 'kysely'
import { matchBetText } from '@saola/game-engines'
import { joinBets } from '../seeds/joined-bets.ts'
import { newSeed, openSeed } from '../seeds/sealed-seed.ts'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'
import type { Score } from '@saola/rules'
import { listBetsOn } from './bet-store.ts'
import type { Fixture } from './match-source.ts'

/** A match as it is kept; `openMatchSeed` opens its seed. */
export type Match = Selectable<Schema['match']>

/** Publishes fixtures, each once; where we draw the result, with the hash of its seed before the first bet. */
export async function publishMatches(
  services: Services,
  fixtures: readonly Fixture[],
  isDrawn: boolean,
): Promise<void> {
  if (fixtures.length === 0) return
  const { db } = services
  const ids = fixtures.map(({ matchId }) => matchId)
  const known = await db.selectFrom('match').select('match_id').where('match_id', 'in', ids).execute()
  const knownIds = new Set(known.map(({ match_id: matchId }) => matchId))
  const rows = fixtures
    .filter(({ matchId }) => !knownIds.has(matchId))
    .map((fixture) => {
      const seed = isDrawn ? newSeed(services) : undefined
      return {
        match_id: fixture.matchId,
        league: fixture.league,
        round_no: fixture.round,
        names: JSON.stringify(fixture.names),
        opens_at: fixture.opensAt,
        kick_off_at: fixture.kickOffAt,
        strengths: fixture.strengths ? JSON.stringify(fixture.strengths) : null,
        server_seed: seed?.sealed ?? null,
        server_seed_hash: seed?.commitment ?? null,
      }
    })
  if (rows.length === 0) return
  // Another process may publish the same match; the first seed stands.
  await db
    .insertInto('match')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Matches by their ids. */
export async function findMatches({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<Match[]> {
  if (ids.length === 0) return []
  return db.selectFrom('match').selectAll().where('match_id', 'in', ids).execute()
}

/** The matches of a league that kicked off after `since`, the earliest first. */
export function listMatches({ db }: Pick<Services, 'db'>, league: string, since: number): Promise<Match[]> {
  return db
    .selectFrom('match')
    .selectAll()
    .where('league', '=', league)
    .where('kick_off_at', '>', since)
    .orderBy('kick_off_at')
    .orderBy('match_id')
    .execute()
}

/** Matches of all leagues that have kicked off by `now` and have not ended. */
export function listHeldMatches({ db }: Pick<Services, 'db'>, now: number): Promise<Match[]> {
  return db
    .selectFrom('match')
    .selectAll()
    .where('state', '=', 'held')
    .where('kick_off_at', '<=', now)
    .orderBy('kick_off_at')
    .orderBy('match_id')
    .execute()
}

/** Writes how a match ended, once. */
export async function endMatch(
  { db, now }: Pick<Services, 'db' | 'now'>,
  matchId: string,
  { home, away }: Score,
): Promise<void> {
  await db
    .updateTable('match')
    .set({ state: 'ended', home_goals: home, away_goals: away, ended_at: now() })
    .where('match_id', '=', matchId)
    .where('state', '=', 'held')
    .execute()
}

/** Calls a match off that has not ended; answers whether it is called off now (games 73). */
export async function voidMatch(
  { db, now }: Pick<Services, 'db' | 'now'>,
  matchId: string,
): Promise<boolean> {
  await db
    .updateTable('match')
    .set({ state: 'void', voided_at: now() })
    .where('match_id', '=', matchId)
    .where('state', '=', 'held')
    .execute()
  const [match] = await findMatches({ db }, [matchId])
  return match?.state === 'void'
}

/** Forgets the matches from before `since` that nobody bet on. */
export async function forgetMatches({ db }: Pick<Services, 'db'>, since: number): Promise<void> {
  await db
    .deleteFrom('match')
    .where('kick_off_at', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_leg')
            .select('match_leg.place')
            .whereRef('match_leg.match_id', '=', 'match.match_id'),
        ),
      ),
    )
    .execute()
}

/**
 * Joins the bets on a match that kicks off into its seed, once (games 83). Whoever looks first after the kick-off writes
 * them; the pause around it lets no bet in.
 */
export async function joinBetsOn({ db }: Pick<Services, 'db'>, match: Match): Promise<Match> {
  const bets = await listBetsOn({ db }, match.match_id)
  const { fingerprints, clientSeed } = joinBets(
    match.match_id,
    bets.map(({ bet_key: key, stake, legs }) =>
      matchBetText({
        key,
        stake,
        picks: legs.map(({ match_id: matchId, pick }) => ({ matchId, pick })),
      }),
    ),
  )
  await db
    .updateTable('match')
    .set({ client_seed: clientSeed, bet_fingerprints: JSON.stringify(fingerprints) })
    .where('match_id', '=', match.match_id)
    .where('client_seed', 'is', null)
    .execute()
  const [joined = match] = await findMatches({ db }, [match.match_id])
  return joined
}

/** The seed that a match is drawn from; null for one of a real feed. */
export function openMatchSeed(services: Pick<Services, 'settings'>, match: Match): string | null {
  const { server_seed: kept, server_seed_hash: commitment } = match
  return kept === null || commitment === null ? null : openSeed(services, kept, commitment)
}
