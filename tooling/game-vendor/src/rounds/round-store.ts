import { sql, type Selectable, type Updateable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'
import { openSeed, sealSeed } from '../seeds/sealed-seed.ts'
import { currentSeeds, nextNonce, returnNonce } from '../seeds/seed-store.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import { modelHashOf } from './model-hash.ts'
import { brokenOffStates, waitingStates } from './round-states.ts'

/** A round as it is kept, its server seed opened. */
export type Round = Selectable<Schema['round']>

/** What changes of a round beside its state. */
export type RoundChange = Updateable<Schema['round']>

/**
 * What one press of the button asked for: stake in đồng, the choice as the engine reads it, and the client seed for a pair
 * that has none.
 */
export type Wish = { key: string; stake: number; choice: unknown; clientSeed?: string | undefined }

/** A round, or why there is none. */
export type FoundRound =
  | { round: Round }
  | { refusal: 'round.open' | 'round.too_soon' | 'request'; field?: 'clientSeed' }

/**
 * The round of a key, made with the next nonce when the key is new. There is no new one while another of the player's
 * rounds at the title waits for a move, or sooner after the last one than the merchant allows.
 */
export async function findOrCreateRound(
  services: Services,
  sitting: Sitting,
  wish: Wish,
): Promise<FoundRound> {
  const { playerId, gameCode } = sitting
  return services.db.transaction().execute(async (trx) => {
    await currentSeeds(services, trx, sitting)
    // The nonce's row lock lets one press of a player in at a time, so that the looks below stay true.
    const seeds = await nextNonce(services, trx, sitting, wish.clientSeed)
    const own = trx
      .selectFrom('round')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('game_code', '=', gameCode)
    const known = await own.where('round_key', '=', wish.key).executeTakeFirst()
    if (known) {
      await returnNonce(trx, sitting)
      return { round: opened(services, known) }
    }
    const { clientSeed } = seeds
    if (clientSeed === null) {
      await returnNonce(trx, sitting)
      return { refusal: 'request', field: 'clientSeed' }
    }
    const open = await own.where('state', 'in', waitingStates).limit(1).executeTakeFirst()
    const soonest = services.now() - sitting.settings.leastCycleMs
    const last = await own.where('created_at', '>', soonest).limit(1).executeTakeFirst()
    if (open || last) {
      await returnNonce(trx, sitting)
      return { refusal: open ? 'round.open' : 'round.too_soon' }
    }
    const round = await trx
      .insertInto('round')
      .values({
        round_id: services.randomBytes(10).toString('hex'),
        round_key: wish.key,
        play_session_id: sitting.playSessionId,
        player_id: playerId,
        game_code: gameCode,
        family: sitting.family,
        wallet: sitting.wallet,
        language: sitting.language,
        server_seed: sealSeed(services, seeds.serverSeed),
        server_seed_hash: seeds.serverSeedHash,
        client_seed: clientSeed,
        nonce: seeds.nonce,
        stake: wish.stake,
        staked: wish.stake,
        choice: JSON.stringify(wish.choice),
        state: 'created',
        created_at: services.now(),
        engine_version: services.engineVersion ?? null,
        model_hash: modelHashOf({ gameCode, family: sitting.family }) ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { round: opened(services, round) }
  })
}

/** Moves a round on if it is still where the caller saw it; answers the round as it is now. */
export async function moveRound(
  services: Services,
  round: Round,
  state: Round['state'],
  more: RoundChange = {},
): Promise<Round> {
  const moved = await services.db
    .updateTable('round')
    .set({ ...more, state })
    .where('round_id', '=', round.round_id)
    .where('state', '=', round.state)
    .where(sql`jsonb_array_length(moves)`, '=', round.moves.length)
    .where('raises', '=', round.raises)
    .returningAll()
    .executeTakeFirst()
  return moved ? opened(services, moved) : getRound(services, round.round_id)
}

/** The round of an id that stands. */
export async function getRound(services: Services, roundId: string): Promise<Round> {
  const round = await findRoundOf(services, roundId)
  if (!round) throw new Error(`there is no round ${roundId}`)
  return round
}

/** The round of an id, whoever's it is. */
export async function findRoundOf(services: Services, roundId: string): Promise<Round | undefined> {
  const row = await services.db
    .selectFrom('round')
    .selectAll()
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  return row && opened(services, row)
}

/** A player's own round of an id. */
export async function findRound(
  services: Services,
  sitting: Sitting,
  roundId: string,
): Promise<Round | undefined> {
  const row = await services.db
    .selectFrom('round')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('player_id', '=', sitting.playerId)
    .where('game_code', '=', sitting.gameCode)
    .executeTakeFirst()
  return row && opened(services, row)
}

/** The player's round that waits for a move at this title. */
export async function findWaitingRound(services: Services, sitting: Sitting): Promise<Round | undefined> {
  const row = await services.db
    .selectFrom('round')
    .selectAll()
    .where('player_id', '=', sitting.playerId)
    .where('game_code', '=', sitting.gameCode)
    .where('state', 'in', waitingStates)
    .limit(1)
    .executeTakeFirst()
  return row && opened(services, row)
}

/** Rounds that a stopped process left broken off, the oldest first. */
export async function listBrokenOffRounds(services: Services, olderThanMs: number): Promise<Round[]> {
  const rows = await services.db
    .selectFrom('round')
    .selectAll()
    .where('state', 'in', brokenOffStates)
    .where('created_at', '<=', services.now() - olderThanMs)
    .orderBy('created_at')
    .orderBy('round_id')
    .execute()
  return rows.map((row) => opened(services, row))
}

/** Rounds whose player went away in the middle, the oldest first. */
export async function listAbandonedRounds(services: Services, olderThanMs: number): Promise<Round[]> {
  const rows = await services.db
    .selectFrom('round')
    .selectAll()
    .where('state', '=', 'playing')
    .where('created_at', '<=', services.now() - olderThanMs)
    .orderBy('created_at')
    .orderBy('round_id')
    .execute()
  return rows.map((row) => opened(services, row))
}

/** The player's last finished rounds at a title, the newest first; those among them whose stake was taken and came back (games 136). */
export async function listRecentRounds(
  services: Services,
  sitting: Sitting,
  count: number,
): Promise<Round[]> {
  const rows = await services.db
    .selectFrom('round')
    .selectAll()
    .where('player_id', '=', sitting.playerId)
    .where('game_code', '=', sitting.gameCode)
    .where(({ and, eb, or }) =>
      or([
        eb('state', '=', 'paid'),
        and([eb('state', '=', 'rolled-back'), eb('balance_before', 'is not', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('nonce', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => opened(services, row))
}

/** The player's last finished rounds at a title in which a feature came, the newest first. */
export async function listFeatureRounds(
  services: Services,
  sitting: Sitting,
  count: number,
): Promise<Round[]> {
  const rows = await services.db
    .selectFrom('round')
    .selectAll()
    .where('player_id', '=', sitting.playerId)
    .where('game_code', '=', sitting.gameCode)
    // In the words of their index, which holds no other round.
    .where(sql<boolean>`has_feature and state = 'paid'`)
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => opened(services, row))
}

/** A round with the commitment that its player uses now. */
export async function findRoundToVerify(services: Services, roundId: string) {
  const row = await services.db
    .selectFrom('round')
    .leftJoin('seed_pair', (join) =>
      join
        .onRef('seed_pair.player_id', '=', 'round.player_id')
        .onRef('seed_pair.game_code', '=', 'round.game_code'),
    )
    .selectAll('round')
    .select('seed_pair.server_seed_hash as current_hash')
    .where('round.round_id', '=', roundId)
    .executeTakeFirst()
  return row && opened(services, row)
}

function opened<Row extends Selectable<Schema['round']>>(services: Services, row: Row): Row {
  return { ...row, server_seed: openSeed(services, row.server_seed, row.server_seed_hash) }
}
