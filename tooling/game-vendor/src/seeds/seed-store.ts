import type { Selectable } from 'kysely'
import type { PairInUse } from './fair-seeds.ts'
import { newSeed, openSeed } from './sealed-seed.ts'
import type { Database } from '../database.ts'
import { openStates } from '../rounds/round-states.ts'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'

/** Who plays which title. */
export type Player = { playerId: string; gameCode: string }

/** The player's pair for a game, made at the first visit. `nonce` is the number of the last round. */
export async function currentSeeds(services: Services, db: Database, player: Player): Promise<PairInUse> {
  const known = await find(services, db, player)
  if (known) return known
  const [own, next] = [newSeed(services), newSeed(services)]
  await db
    .insertInto('seed_pair')
    .values({
      player_id: player.playerId,
      game_code: player.gameCode,
      server_seed: own.sealed,
      server_seed_hash: own.commitment,
      next_server_seed: next.sealed,
      next_server_seed_hash: next.commitment,
    })
    // A pair from before the next one was shown gets it now.
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game_code']).doUpdateSet((eb) => ({
        next_server_seed: eb.fn.coalesce('seed_pair.next_server_seed', 'excluded.next_server_seed'),
        next_server_seed_hash: eb.fn.coalesce(
          'seed_pair.next_server_seed_hash',
          'excluded.next_server_seed_hash',
        ),
      })),
    )
    .execute()
  const made = await find(services, db, player)
  if (!made) throw new Error('the seeds could not be made')
  return made
}

/** How many rounds a pair serves at most, so that fresh chance comes in (games 118). */
export const mostRoundsOfPair = 1_000

/**
 * The pair that a visit begins with: one that has served its rounds is revealed, and the next takes over without a client
 * seed, which the browser makes anew (games 118). Not while a round of it is open.
 */
export async function seedsOfVisit(services: Services, player: Player): Promise<PairInUse> {
  const seeds = await currentSeeds(services, services.db, player)
  if (seeds.nonce < mostRoundsOfPair) return seeds
  return services.db.transaction().execute(async (trx) => {
    const row = await lockPair(trx, player)
    // Another visit may have been first.
    const isWorn = row.nonce >= mostRoundsOfPair && !(await hasOpenRound(trx, player))
    return pairOf(services, isWorn ? await turn(services, trx, row, null) : row)
  })
}

/**
 * Takes the next number of the pair; two rounds never share one. `clientSeed` is taken where the pair has none yet:
 * the commitment was shown before it.
 */
export async function nextNonce(
  services: Services,
  trx: Database,
  player: Player,
  clientSeed: string | undefined,
): Promise<PairInUse> {
  const row = await trx
    .updateTable('seed_pair')
    .set((eb) => ({
      nonce: eb('nonce', '+', 1),
      client_seed: eb.fn.coalesce('client_seed', eb.val(clientSeed ?? null)),
    }))
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .returningAll()
    .executeTakeFirstOrThrow()
  return pairOf(services, row)
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

/** A pair that is revealed and the one after it, or why nothing changes. */
export type ChangedSeeds =
  | { revealed: PairInUse; seeds: PairInUse }
  | { refusal: 'round.open' | 'seeds.changed' }

/**
 * Reveals the pair in use and starts the one whose commitment the player saw. Not while a round is open: who knew the seed
 * of an undecided round could choose to let it fail (games 33).
 */
export async function rotateSeeds(
  services: Services,
  player: Player,
  { clientSeed, nextServerSeedHash }: { clientSeed: string; nextServerSeedHash: string },
): Promise<ChangedSeeds> {
  return services.db.transaction().execute(async (trx) => {
    const row = await lockPair(trx, player)
    if (await hasOpenRound(trx, player)) return { refusal: 'round.open' }
    if (row.next_server_seed === null || row.next_server_seed_hash !== nextServerSeedHash) {
      return { refusal: 'seeds.changed' }
    }
    const renewed = await turn(services, trx, row, clientSeed)
    return { revealed: pairOf(services, row), seeds: pairOf(services, renewed) }
  })
}

type Pair = Selectable<Schema['seed_pair']>

function lockPair(trx: Database, player: Player): Promise<Pair> {
  return trx
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function hasOpenRound(trx: Database, player: Player): Promise<boolean> {
  const open = await trx
    .selectFrom('round')
    .select('round_id')
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** The next server seed takes over, and one that nobody has seen comes after it. */
function turn(services: Services, trx: Database, row: Pair, clientSeed: string | null): Promise<Pair> {
  const { next_server_seed: nextSeed, next_server_seed_hash: nextHash } = row
  if (nextSeed === null || nextHash === null) throw new Error('a pair in use has one that comes next')
  const next = newSeed(services)
  return trx
    .updateTable('seed_pair')
    .set({
      server_seed: nextSeed,
      server_seed_hash: nextHash,
      next_server_seed: next.sealed,
      next_server_seed_hash: next.commitment,
      client_seed: clientSeed,
      nonce: 0,
    })
    .where('player_id', '=', row.player_id)
    .where('game_code', '=', row.game_code)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function find(services: Services, db: Database, player: Player): Promise<PairInUse | undefined> {
  const row = await db
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .where('game_code', '=', player.gameCode)
    .where('next_server_seed', 'is not', null)
    .executeTakeFirst()
  return row && pairOf(services, row)
}

function pairOf(services: Services, row: Pair): PairInUse {
  return {
    serverSeed: openSeed(services, row.server_seed, row.server_seed_hash),
    serverSeedHash: row.server_seed_hash,
    nextServerSeedHash: row.next_server_seed_hash ?? '',
    clientSeed: row.client_seed,
    nonce: row.nonce,
  }
}
