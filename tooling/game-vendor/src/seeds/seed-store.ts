import { commitmentOf, type FairSeeds } from './fair-seeds.ts'
import type { Database } from '../database.ts'
import { openStates } from '../rounds/round-states.ts'
import type { Services } from '../services.ts'

/** Who plays which title. */
export type Player = { playerId: string; gameCode: string }

/** The player's pair for a game, made at the first visit. `nonce` is the number of the last round. */
export async function currentSeeds(services: Services, db: Database, player: Player): Promise<FairSeeds> {
  const known = await find(db, player)
  if (known) return known
  await db
    .insertInto('seed_pair')
    .values({
      player_id: player.playerId,
      game_code: player.gameCode,
      client_seed: services.randomBytes(8).toString('hex'),
      ...newServerSeed(services),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find(db, player)
  if (!made) throw new Error('the seeds could not be made')
  return made
}

/** Takes the next number of the pair; two rounds never share one. */
export async function nextNonce(trx: Database, player: Player): Promise<FairSeeds> {
  const row = await trx
    .updateTable('seed_pair')
    .set((eb) => ({ nonce: eb('nonce', '+', 1) }))
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .returningAll()
    .executeTakeFirstOrThrow()
  return seedsOf(row)
}

/** Gives a number back that no round took, within the transaction that took it. */
export async function returnNonce(trx: Database, player: Player): Promise<void> {
  await trx
    .updateTable('seed_pair')
    .set((eb) => ({ nonce: eb('nonce', '-', 1) }))
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .execute()
}

/**
 * Reveals the pair in use and starts a new one. Undefined while a round is open: who knew the seed of an
 * undecided round could choose to let it fail (games 33).
 */
export async function rotateSeeds(
  services: Services,
  player: Player,
  clientSeed: string,
): Promise<{ revealed: FairSeeds; seeds: FairSeeds } | undefined> {
  return services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('seed_pair')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .where('game_code', '=', player.gameCode)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const open = await trx
      .selectFrom('round')
      .select('round_id')
      .where('player_id', '=', player.playerId)
      .where('game_code', '=', player.gameCode)
      .where('state', 'in', openStates)
      .limit(1)
      .executeTakeFirst()
    if (open) return undefined
    const renewed = await trx
      .updateTable('seed_pair')
      .set({ ...newServerSeed(services), client_seed: clientSeed, nonce: 0 })
      .where('player_id', '=', player.playerId)
      .where('game_code', '=', player.gameCode)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { revealed: seedsOf(row), seeds: seedsOf(renewed) }
  })
}

async function find(db: Database, player: Player): Promise<FairSeeds | undefined> {
  const row = await db
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .executeTakeFirst()
  return row && seedsOf(row)
}

function newServerSeed(services: Services): { server_seed: string; server_seed_hash: string } {
  const seed = services.randomBytes(32).toString('hex')
  return { server_seed: seed, server_seed_hash: commitmentOf(seed) }
}

function seedsOf(row: {
  server_seed: string
  server_seed_hash: string
  client_seed: string
  nonce: number
}): FairSeeds {
  return {
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  }
}
