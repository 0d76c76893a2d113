import { createHash, createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Schema } from '../db/schema.ts'
import type { House } from '../house.ts'

/** The seeds that decide a round. The hash is shown before it, the server seed only after the pair was changed. */
export type FairSeeds = { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number }

/** What a player may choose as client seed. */
export const clientSeedPattern = /^[\w-]{1,64}$/

/** The whole number below 2^32 of a round: the first four bytes of HMAC-SHA256(server seed, `client seed:nonce`). */
export function uniformOf(seeds: Pick<FairSeeds, 'serverSeed' | 'clientSeed' | 'nonce'>): number {
  return createHmac('sha256', seeds.serverSeed)
    .update(`${seeds.clientSeed}:${seeds.nonce}`)
    .digest()
    .readUInt32BE(0)
}

/** The commitment to a server seed: SHA-256 of its text, in hex. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

/** The player's pair for a game, made at the first visit. `nonce` is the number of the last round. */
export async function currentSeeds(
  house: House,
  db: Database | Transaction<Schema>,
  player: { accountId: number; game: string },
): Promise<FairSeeds> {
  const known = await find(db, player)
  if (known) return known
  await db
    .insertInto('house_seed')
    .values({
      account_id: player.accountId,
      game: player.game,
      client_seed: house.randomBytes(8).toString('hex'),
      ...newServerSeed(house),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find(db, player)
  if (!made) throw new Error('the seeds could not be made')
  return made
}

/** Takes the next number of the pair; two rounds never share one. */
export async function nextNonce(
  trx: Transaction<Schema>,
  player: { accountId: number; game: string },
): Promise<FairSeeds> {
  const row = await trx
    .updateTable('house_seed')
    .set((eb) => ({ nonce: eb('nonce', '+', 1) }))
    .where('account_id', '=', player.accountId)
    .where('game', '=', player.game)
    .returningAll()
    .executeTakeFirstOrThrow()
  return seedsOf(row)
}

/**
 * Reveals the pair in use and starts a new one. Undefined while a round is open: who knew the seed of an
 * undecided round could choose to let it fail.
 */
export async function rotateSeeds(
  house: House,
  player: { accountId: number; game: string },
  clientSeed: string,
): Promise<{ revealed: FairSeeds; seeds: FairSeeds } | undefined> {
  return house.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('house_seed')
      .selectAll()
      .where('account_id', '=', player.accountId)
      .where('game', '=', player.game)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const open = await trx
      .selectFrom('house_round')
      .select('round_id')
      .where('account_id', '=', player.accountId)
      .where('game', '=', player.game)
      .where('state', 'in', ['created', 'debited', 'decided', 'rolling-back'])
      .limit(1)
      .executeTakeFirst()
    if (open) return undefined
    const renewed = await trx
      .updateTable('house_seed')
      .set({ ...newServerSeed(house), client_seed: clientSeed, nonce: 0 })
      .where('account_id', '=', player.accountId)
      .where('game', '=', player.game)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { revealed: seedsOf(row), seeds: seedsOf(renewed) }
  })
}

async function find(
  db: Database | Transaction<Schema>,
  player: { accountId: number; game: string },
): Promise<FairSeeds | undefined> {
  const row = await db
    .selectFrom('house_seed')
    .selectAll()
    .where('account_id', '=', player.accountId)
    .where('game', '=', player.game)
    .executeTakeFirst()
  return row && seedsOf(row)
}

function newServerSeed(house: House): { server_seed: string; server_seed_hash: string } {
  const seed = house.randomBytes(32).toString('hex')
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
