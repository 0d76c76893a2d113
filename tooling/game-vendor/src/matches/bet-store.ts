import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LegResult } from '@saola/rules'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import type { TakenLeg } from './judge-slip.ts'
import { mostPayout } from './match-payout.ts'
import { lockMatches } from './stops/stop-store.ts'

/** A leg as it is kept. */
export type KeptLeg = Omit<Selectable<Schema['match_leg']>, 'bet_id'>

/** A bet as it is kept, with its legs in their order. */
export type MatchBet = Selectable<Schema['match_bet']> & { legs: KeptLeg[] }

/** Which odds a bet takes when they have changed since they were seen. */
export type OddsPolicy = MatchBet['policy']

/** What one press of the button asks for, when, and from when on it counts. */
export type BetWish = {
  key: string
  stake: number
  policy: OddsPolicy
  legs: readonly TakenLeg[]
  placedAt: number
  countsAt: number
}

type Db = Services['db']

function bets(db: Db) {
  return db
    .selectFrom('match_bet')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('match_leg')
          .select([
            'match_leg.match_id',
            'match_leg.place',
            'match_leg.pick',
            'match_leg.seen_odds',
            'match_leg.odds',
            'match_leg.from_home',
            'match_leg.from_away',
            'match_leg.result',
          ])
          .whereRef('match_leg.bet_id', '=', 'match_bet.bet_id')
          .orderBy('match_leg.place'),
      ).as('legs'),
    )
}

/**
 * Writes a bet with its legs, once per key, unless `refuse` says why not: it is asked once nobody else is at the matches of the bet,
 * and may rely on what it reads until the bet is written. Answers the bet of the key, or the refusal.
 */
export async function findOrCreateBet<Refused extends object>(
  { db, randomBytes, engineVersion }: Services,
  sitting: Sitting,
  { key, stake, policy, legs, placedAt, countsAt }: BetWish,
  refuse: (trx: Db) => Promise<Refused | undefined>,
): Promise<MatchBet | Refused> {
  const betId = randomBytes(10).toString('hex')
  const refused = await db.transaction().execute(async (trx) => {
    await lockMatches(
      { db: trx },
      legs.map(({ matchId }) => matchId),
    )
    // The same press may have come twice, and one of them may have been first.
    if (await findBetByKey({ db: trx }, sitting, key)) return undefined
    const refusal = await refuse(trx)
    if (refusal) return refusal
    const made = await trx
      .insertInto('match_bet')
      .values({
        bet_id: betId,
        bet_key: key,
        play_session_id: sitting.playSessionId,
        player_id: sitting.playerId,
        game_code: sitting.gameCode,
        family: sitting.family,
        wallet: sitting.wallet,
        language: sitting.language,
        stake,
        policy,
        merchant: sitting.bounds?.merchant ?? '',
        full_payout: fullPayout(
          stake,
          legs.map(({ odds }) => odds),
        ),
        state: 'created',
        placed_at: placedAt,
        counts_at: countsAt,
        engine_version: engineVersion ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('bet_id')
      .executeTakeFirst()
    if (!made) return undefined
    await trx
      .insertInto('match_leg')
      .values(
        legs.map(({ matchId, pick, seenOdds, odds, from }, place) => ({
          bet_id: betId,
          match_id: matchId,
          place,
          pick,
          seen_odds: seenOdds,
          odds,
          from_home: from?.home ?? null,
          from_away: from?.away ?? null,
        })),
      )
      .execute()
    return undefined
  })
  if (refused) return refused
  return (await findBetByKey({ db }, sitting, key)) ?? getBet({ db }, betId)
}

function fullPayout(stake: number, odds: readonly number[]): number {
  return mostPayout(
    stake,
    odds.map((each) => ({ odds: each, result: null })),
  )
}

/** The player's own bet of a key. */
export function findBetByKey(
  { db }: Pick<Services, 'db'>,
  sitting: Sitting,
  key: string,
): Promise<MatchBet | undefined> {
  return own(bets(db), sitting).where('bet_key', '=', key).executeTakeFirst()
}

/** The player's own bet of an id. */
export function findBet(
  { db }: Pick<Services, 'db'>,
  sitting: Sitting,
  betId: string,
): Promise<MatchBet | undefined> {
  return own(bets(db), sitting).where('bet_id', '=', betId).executeTakeFirst()
}

/** The bet of an id that stands. */
export function getBet({ db }: Pick<Services, 'db'>, betId: string): Promise<MatchBet> {
  return bets(db).where('bet_id', '=', betId).executeTakeFirstOrThrow()
}

/** The bets of some ids, as many as a statement takes. */
export function listBetsById({ db }: Pick<Services, 'db'>, betIds: readonly string[]): Promise<MatchBet[]> {
  return betIds.length === 0 ? Promise.resolve([]) : bets(db).where('bet_id', 'in', betIds).execute()
}

/** The bet of an id, whoever's it is. */
export function findAnyBet({ db }: Pick<Services, 'db'>, betId: string): Promise<MatchBet | undefined> {
  return bets(db).where('bet_id', '=', betId).executeTakeFirst()
}

/** The player's last bets at a title, the newest first; what the wallet refused is none. */
export function listBets({ db }: Pick<Services, 'db'>, sitting: Sitting, count: number): Promise<MatchBet[]> {
  return own(bets(db), sitting)
    .where('state', '!=', 'refused')
    .orderBy('placed_at', 'desc')
    .limit(count)
    .execute()
}

function own(query: ReturnType<typeof bets>, { playerId, gameCode }: Sitting): ReturnType<typeof bets> {
  return query.where('player_id', '=', playerId).where('game_code', '=', gameCode)
}

/** Bets that wait for nobody: their time to count has come, or a stopped process left them so. The oldest first. */
export function listUnfinishedBets(
  { db, now }: Pick<Services, 'db' | 'now'>,
  olderThanMs: number,
): Promise<MatchBet[]> {
  return bets(db)
    .where('counts_at', '<=', now() - olderThanMs)
    .where('state', 'in', ['created', 'debited', 'decided', 'rolling-back'])
    .orderBy('counts_at')
    .execute()
}

/** Open bets all of whose legs have ended. */
export function listEndedBets({ db }: Pick<Services, 'db'>): Promise<MatchBet[]> {
  return bets(db)
    .where('state', '=', 'open')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_leg')
            .select('match_leg.place')
            .whereRef('match_leg.bet_id', '=', 'match_bet.bet_id')
            .where('match_leg.result', 'is', null),
        ),
      ),
    )
    .execute()
}

/** The player's bets on one match alone that count, or did: none that went back, was bought back or voided. */
export function listSinglesOn(
  { db }: Pick<Services, 'db'>,
  { playerId, matchId }: { playerId: string; matchId: string },
): Promise<MatchBet[]> {
  return bets(db)
    .where('player_id', '=', playerId)
    .where('state', 'in', ['open', 'decided', 'paid'])
    .where('is_early', '=', false)
    .where('voided_at', 'is', null)
    .where((eb) => eb.exists(legsOf(eb, '=', matchId)))
    .where((eb) => eb.not(eb.exists(legsOf(eb, '!=', matchId))))
    .execute()
}

/** Bets with a leg on a match whose stake the wallet has taken, by now. */
export function listBetsOn({ db }: Pick<Services, 'db'>, matchId: string): Promise<MatchBet[]> {
  return bets(db)
    .where('state', 'in', ['debited', 'open'])
    .where((eb) => eb.exists(legsOf(eb, '=', matchId)))
    .execute()
}

function legsOf(eb: ExpressionBuilder<Schema, 'match_bet'>, is: '=' | '!=', matchId: string) {
  return eb
    .selectFrom('match_leg')
    .select('match_leg.place')
    .whereRef('match_leg.bet_id', '=', 'match_bet.bet_id')
    .where('match_leg.match_id', is, matchId)
}

/** Legs without a result of matches that have one, of bets that count. */
export function listLegsToSettle({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('match_leg')
    .innerJoin('match', 'match.match_id', 'match_leg.match_id')
    .innerJoin('match_bet', 'match_bet.bet_id', 'match_leg.bet_id')
    .select([
      'match_leg.bet_id',
      'match_leg.match_id',
      'match_leg.pick',
      'match_leg.from_home',
      'match_leg.from_away',
      'match.home_goals',
      'match.away_goals',
      'match.result_version',
    ])
    .where('match_leg.result', 'is', null)
    .where('match.state', '!=', 'held')
    .where('match_bet.state', '=', 'open')
    .execute()
}

/**
 * Writes how a leg ended, once, by the version of the result that was read: a correction that is under way is waited for, and
 * nothing is written where it came first (games 128).
 */
export async function endLeg(
  { db }: Pick<Services, 'db'>,
  leg: { bet_id: string; match_id: string; result_version: number },
  result: LegResult,
): Promise<void> {
  await db
    .updateTable('match_leg')
    .set({ result })
    .where('bet_id', '=', leg.bet_id)
    .where('match_id', 'in', (eb) =>
      eb
        .selectFrom('match')
        .select('match.match_id')
        .where('match.match_id', '=', leg.match_id)
        .where('match.result_version', '=', leg.result_version)
        .forShare(),
    )
    .where('result', 'is', null)
    .execute()
}

/** Moves a bet on if it is still where the caller saw it, with the legs that it had; answers the bet as it is now. */
export async function moveBet(
  { db }: Pick<Services, 'db'>,
  bet: MatchBet,
  state: MatchBet['state'],
  more: Updateable<Schema['match_bet']> = {},
): Promise<MatchBet> {
  await db
    .updateTable('match_bet')
    .set({ ...more, state })
    .where('bet_id', '=', bet.bet_id)
    .where('state', '=', bet.state)
    .where('corrections', '=', bet.corrections)
    .execute()
  return getBet({ db }, bet.bet_id)
}

/** Opens a bet at the odds at which it counts; in one transaction, so that no leg is open at other odds. */
export async function openBet(
  { db }: Pick<Services, 'db'>,
  bet: MatchBet,
  odds: readonly number[],
): Promise<MatchBet> {
  await db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('match_bet')
      .set({
        state: 'open',
        full_payout: fullPayout(
          bet.stake,
          bet.legs.map(({ odds: before }, place) => odds[place] ?? before),
        ),
      })
      .where('bet_id', '=', bet.bet_id)
      .where('state', '=', bet.state)
      .returning('bet_id')
      .executeTakeFirst()
    if (!opened) return
    for (const [place, { match_id: matchId, odds: before }] of bet.legs.entries()) {
      await trx
        .updateTable('match_leg')
        .set({ odds: odds[place] ?? before })
        .where('bet_id', '=', bet.bet_id)
        .where('match_id', '=', matchId)
        .execute()
    }
  })
  return getBet({ db }, bet.bet_id)
}
