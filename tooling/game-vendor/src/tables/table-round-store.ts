import type { Selectable, Updateable } from 'kysely'
import { stateAfter, tableRoundMs, type RoundStep, type RoundTimes } from '@saola/rules'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { newSeed } from '../seeds/sealed-seed.ts'
import type { Services } from '../services.ts'
import { modelHashOf } from '../rounds/model-hash.ts'
import type { TableKey } from './table-of.ts'

/** A round of a table as it is kept. */
export type TableRound = Selectable<Schema['table_round']>

/** A table has one round in these states at most. */
const runningStates = ['scheduled', 'open', 'locked'] as const
/** Rounds whose outcome everybody may know. */
const publishedStates = ['drawn', 'settled'] as const

/** When a round opens, locks and is drawn. */
export function timesOf(round: TableRound): RoundTimes {
  return { opensAt: round.opens_at, locksAt: round.locks_at, drawsAt: round.draws_at }
}

/** The round of a table that is not drawn yet. */
export function findRunningRound(db: Database, gameCode: string): Promise<TableRound | undefined> {
  return db
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', 'in', runningStates)
    .executeTakeFirst()
}

/** The last rounds of a table whose outcome is out, the newest first. */
export function listPublishedRounds(db: Database, gameCode: string, count: number): Promise<TableRound[]> {
  return db
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', 'in', publishedStates)
    .orderBy('number', 'desc')
    .limit(count)
    .execute()
}

/** Rounds of all tables that are not over, the oldest first. */
export function listUnsettledRounds(db: Database): Promise<TableRound[]> {
  return db
    .selectFrom('table_round')
    .selectAll()
    .where('state', '!=', 'settled')
    .orderBy('draws_at')
    .orderBy('game_code')
    .execute()
}

/** The round of an id that stands. */
export function getTableRound(db: Database, roundId: string): Promise<TableRound> {
  return db.selectFrom('table_round').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()
}

/** The round of an id. */
export function findTableRound(db: Database, roundId: string): Promise<TableRound | undefined> {
  return db.selectFrom('table_round').selectAll().where('round_id', '=', roundId).executeTakeFirst()
}

/** Schedules the next round of a table with a seed of its own; nothing where another process was first. */
export async function scheduleRound(services: Services, table: TableKey, opensAt: number): Promise<void> {
  const { sealed, commitment } = newSeed(services)
  const locksAt = opensAt + tableRoundMs.betting
  await services.db
    .insertInto('table_round')
    .values((eb) => ({
      round_id: services.randomBytes(10).toString('hex'),
      game_code: table.game_code,
      family: table.family,
      number: eb
        .selectFrom('table_round')
        .where('game_code', '=', table.game_code)
        .select((last) => last(last.fn.coalesce(last.fn.max('number'), last.lit(0)), '+', 1).as('number')),
      server_seed: sealed,
      server_seed_hash: commitment,
      state: 'scheduled' as const,
      opens_at: opensAt,
      locks_at: locksAt,
      draws_at: locksAt + tableRoundMs.locked,
      engine_version: services.engineVersion ?? null,
      model_hash: modelHashOf({ gameCode: table.game_code, family: table.family }) ?? null,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a step of a round if it is still where the caller saw it; answers the round as it is now. */
export async function moveTableRound(
  db: Database,
  round: TableRound,
  step: Exclude<RoundStep, 'void'>,
  drawn: Pick<Updateable<Schema['table_round']>, 'outcome' | 'client_seed' | 'bet_fingerprints'> = {},
): Promise<TableRound> {
  const state = stateAfter(round.state, step)
  if (state === undefined || state === 'voided')
    throw new Error(`a round that is ${round.state} cannot ${step}`)
  const moved = await db
    .updateTable('table_round')
    .set({ ...drawn, state })
    .where('round_id', '=', round.round_id)
    .where('state', '=', round.state)
    .returningAll()
    .executeTakeFirst()
  return moved ?? getTableRound(db, round.round_id)
}

/** Moves the times of a round, unless another process took a step of it or moved them. */
export async function setRoundTimes(
  db: Database,
  round: TableRound,
  { opensAt, locksAt, drawsAt }: RoundTimes,
): Promise<void> {
  await db
    .updateTable('table_round')
    .set({ opens_at: opensAt, locks_at: locksAt, draws_at: drawsAt })
    .where('round_id', '=', round.round_id)
    .where('state', '=', round.state)
    .where('opens_at', '=', round.opens_at)
    .execute()
}

/** Where the last two rounds of a table stand, the newest first. */
export function listLatestSteps(
  db: Database,
  gameCode: string,
): Promise<Pick<TableRound, 'number' | 'state'>[]> {
  return db
    .selectFrom('table_round')
    .select(['number', 'state'])
    .where('game_code', '=', gameCode)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()
}

/** Forgets rounds without a bet that were drawn before a moment; the newest of a table stays, so that numbers go on. */
export async function forgetIdleRounds(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('table_round')
    .where('state', '=', 'settled')
    .where('draws_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('table_bet')
            .select('bet_id')
            .whereRef('table_bet.round_id', '=', 'table_round.round_id'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('table_round as later')
          .select('later.round_id')
          .whereRef('later.game_code', '=', 'table_round.game_code')
          .whereRef('later.number', '>', 'table_round.number'),
      ),
    )
    .execute()
}

/** Holds a round until the transaction that draws it is over; who is just placing a bet in it ends first. */
export async function holdForDraw(trx: Database, roundId: string): Promise<void> {
  await trx
    .selectFrom('table_round')
    .select('round_id')
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The round, which cannot be drawn until the transaction is over; undefined when it is of another table. */
export function holdForBet(
  trx: Database,
  roundId: string,
  gameCode: string,
): Promise<TableRound | undefined> {
  return trx
    .selectFrom('table_round')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('game_code', '=', gameCode)
    .forShare()
    .executeTakeFirst()
}
