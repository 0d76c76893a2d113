import { sql, type Selectable } from 'kysely'
import type { LegResult, Score } from '@saola/rules'
import type { Schema } from '../../schema.ts'
import type { Services } from '../../services.ts'

/** A corrected result as it is kept, with the one before it. */
export type MatchCorrection = Selectable<Schema['match_correction']>

/** What a corrected result changes about a bet that was settled. */
export type ChangedBet = { betId: string; number: number; before: number; payout: number }

/** What a correction changes about the bets of a merchant's members, in đồng: how many, and what is paid more and taken back. */
export type MovedSum = { merchant: string; bets: number; more: number; less: number }

/** A change that the wallet has not answered yet. */
export type OwedCorrection = Pick<
  Selectable<Schema['match_bet_correction']>,
  'bet_id' | 'number' | 'payout_before' | 'payout'
> & { reason: string }

type Db = Pick<Services, 'db'>

/** The corrections of a match, the first one first. */
export function listCorrections({ db }: Db, matchId: string): Promise<MatchCorrection[]> {
  return db
    .selectFrom('match_correction')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('version')
    .execute()
}

/** The correction of a match that an order of this key made. */
export function findCorrection(
  { db }: Db,
  matchId: string,
  key: string,
): Promise<MatchCorrection | undefined> {
  return db
    .selectFrom('match_correction')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('order_key', '=', key)
    .executeTakeFirst()
}

/** Writes a corrected result as the next version, and gives it to its match. */
export async function insertCorrection({ db }: Db, correction: MatchCorrection): Promise<void> {
  await db.insertInto('match_correction').values(correction).execute()
  await db
    .updateTable('match')
    .set({
      home_goals: correction.home_goals,
      away_goals: correction.away_goals,
      result_version: correction.version,
    })
    .where('match_id', '=', correction.match_id)
    .execute()
}

/** The bets that count by a leg on a match that has ended, in one order; those that were bought back stay as they are. */
export async function listBetsEndedOn({ db }: Db, matchId: string): Promise<string[]> {
  const rows = await betsEndedOn(db, matchId).execute()
  return rows.map((row) => row.bet_id)
}

/** The same, locked until the transaction ends: nobody takes them on meanwhile. */
export async function lockBetsEndedOn({ db }: Db, matchId: string): Promise<string[]> {
  const rows = await betsEndedOn(db, matchId).forNoKeyUpdate().execute()
  return rows.map((row) => row.bet_id)
}

function betsEndedOn(db: Services['db'], matchId: string) {
  return db
    .selectFrom('match_bet')
    .select('match_bet.bet_id')
    .where('match_bet.bet_id', 'in', (eb) =>
      eb
        .selectFrom('match_leg')
        .select('match_leg.bet_id')
        .where('match_leg.match_id', '=', matchId)
        .where('match_leg.result', 'is not', null),
    )
    .where('match_bet.state', 'in', ['open', 'decided', 'paid'])
    .where('match_bet.is_early', '=', false)
    .orderBy('match_bet.bet_id')
}

/** What legs on a match that have ended are on: their picks, with the score from which each counts. */
export function listEndedPicks({ db }: Db, matchId: string) {
  return db
    .selectFrom('match_leg')
    .select(['pick', 'from_home', 'from_away'])
    .distinct()
    .where('match_id', '=', matchId)
    .where('result', 'is not', null)
    .execute()
}

/** Writes anew how the legs on a pick of a match ended. */
export async function judgeLegs(
  { db }: Db,
  leg: { matchId: string; pick: string; from: Score | undefined },
  result: LegResult,
): Promise<void> {
  await db
    .updateTable('match_leg')
    .set({ result })
    .where('match_id', '=', leg.matchId)
    .where('pick', '=', leg.pick)
    .where('from_home', 'is not distinct from', leg.from?.home ?? null)
    .where('from_away', 'is not distinct from', leg.from?.away ?? null)
    .where('result', 'is not', null)
    .execute()
}

/** Notes that a correction has judged bets anew, as many as a statement takes. */
export async function countCorrection({ db }: Db, betIds: readonly string[]): Promise<void> {
  if (betIds.length === 0) return
  await db
    .updateTable('match_bet')
    .set((eb) => ({ corrections: eb('corrections', '+', 1) }))
    .where('bet_id', 'in', betIds)
    .execute()
}

/** Writes what a bet pays now, and what is owed for it. */
export async function oweCorrection(
  { db }: Db,
  { betId, number, before, payout }: ChangedBet,
  { match_id: matchId, version }: Pick<MatchCorrection, 'match_id' | 'version'>,
): Promise<void> {
  await db
    .insertInto('match_bet_correction')
    .values({ bet_id: betId, number, match_id: matchId, version, payout_before: before, payout })
    .execute()
  await db.updateTable('match_bet').set({ corrected_payout: payout }).where('bet_id', '=', betId).execute()
}

/** What a correction has changed, by merchant; play money is nobody's. */
export async function listMovedSums(
  { db }: Db,
  { match_id: matchId, version }: Pick<MatchCorrection, 'match_id' | 'version'>,
): Promise<MovedSum[]> {
  return db
    .selectFrom('match_bet_correction as changed')
    .innerJoin('match_bet as bet', 'bet.bet_id', 'changed.bet_id')
    .select(sql<string>`coalesce(bet.merchant, '')`.as('merchant'))
    .select(sql<number>`count(*)::integer`.as('bets'))
    .select(sql<number>`sum(greatest(changed.payout - changed.payout_before, 0))::bigint`.as('more'))
    .select(sql<number>`sum(greatest(changed.payout_before - changed.payout, 0))::bigint`.as('less'))
    .where('changed.match_id', '=', matchId)
    .where('changed.version', '=', version)
    .where('bet.wallet', '!=', 'demo')
    .groupBy('bet.merchant')
    .orderBy('bet.merchant')
    .execute()
}

/** How many changes by corrections of a match the wallet has not answered yet. */
export async function countOwed({ db }: Db, matchId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('match_bet_correction')
    .select(({ fn }) => fn.countAll<number>().as('owed'))
    .where('match_id', '=', matchId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(owed)
}

/** What corrections changed and the wallet has not answered, of each bet the first, once it was settled or its stake went back. */
export function listOwed({ db }: Db, most: number): Promise<OwedCorrection[]> {
  return db
    .selectFrom('match_bet_correction as owed')
    .innerJoin('match_bet as bet', 'bet.bet_id', 'owed.bet_id')
    .innerJoin('match_correction as correction', (join) =>
      join
        .onRef('correction.match_id', '=', 'owed.match_id')
        .onRef('correction.version', '=', 'owed.version'),
    )
    .select(['owed.bet_id', 'owed.number', 'owed.payout_before', 'owed.payout', 'correction.reason'])
    .where('owed.settled_at', 'is', null)
    .where('bet.state', 'in', ['paid', 'rolled-back'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('match_bet_correction as earlier')
            .select('earlier.number')
            .whereRef('earlier.bet_id', '=', 'owed.bet_id')
            .whereRef('earlier.number', '<', 'owed.number')
            .where('earlier.settled_at', 'is', null),
        ),
      ),
    )
    .orderBy('owed.bet_id')
    .limit(most)
    .execute()
}

/** Notes that the wallet has answered, once; where the stake had gone back, the bet shows what it was settled with. */
export async function endOwed(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { bet_id: betId, number }: Pick<OwedCorrection, 'bet_id' | 'number'>,
  { isVoid }: { isVoid: boolean },
): Promise<void> {
  await db
    .updateTable('match_bet_correction')
    .set({ settled_at: now(), is_void: isVoid })
    .where('bet_id', '=', betId)
    .where('number', '=', number)
    .where('settled_at', 'is', null)
    .execute()
  if (!isVoid) return
  await db.updateTable('match_bet').set({ corrected_payout: null }).where('bet_id', '=', betId).execute()
}
