import type { Selectable, Updateable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { House } from '../../house.ts'
import { currentSeeds, nextNonce } from '../fair-seeds.ts'
import type { HouseSession } from '../house-sessions.ts'

/** A round as it is kept. `choice.target` and `outcome.result` are hundredths. */
export type Round = Selectable<Schema['house_round']>

/** The name of the game in the tables. */
export const limbo = 'limbo'

/** What one press of the button asked for: stake in đồng, target in hundredths. */
export type Wish = { key: string; stake: number; target: number }

/** The round of a key, made with the next nonce when the key is new. */
export async function findOrCreateRound(house: House, session: HouseSession, wish: Wish): Promise<Round> {
  const player = { accountId: session.accountId, game: limbo }
  return house.db.transaction().execute(async (trx) => {
    await currentSeeds(house, trx, player)
    // The nonce's row lock lets one press of a player in at a time, so that the look below stays true.
    const seeds = await nextNonce(trx, player)
    const known = await trx
      .selectFrom('house_round')
      .selectAll()
      .where('account_id', '=', session.accountId)
      .where('game', '=', limbo)
      .where('round_key', '=', wish.key)
      .executeTakeFirst()
    if (known) {
      await trx
        .updateTable('house_seed')
        .set({ nonce: seeds.nonce - 1 })
        .where('account_id', '=', player.accountId)
        .where('game', '=', limbo)
        .execute()
      return known
    }
    return trx
      .insertInto('house_round')
      .values({
        round_id: house.randomBytes(10).toString('hex'),
        round_key: wish.key,
        play_session_id: session.playSessionId,
        account_id: session.accountId,
        game: limbo,
        server_seed: seeds.serverSeed,
        server_seed_hash: seeds.serverSeedHash,
        client_seed: seeds.clientSeed,
        nonce: seeds.nonce,
        stake: wish.stake,
        choice: JSON.stringify({ target: wish.target }),
        outcome: null,
        payout: null,
        state: 'created',
        refusal: null,
        created_at: house.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Moves a round on if it is still where the caller saw it; answers the round as it is now. */
export async function moveRound(
  house: House,
  round: Round,
  state: string,
  more: Updateable<Schema['house_round']> = {},
): Promise<Round> {
  const moved = await house.db
    .updateTable('house_round')
    .set({ ...more, state })
    .where('round_id', '=', round.round_id)
    .where('state', '=', round.state)
    .returningAll()
    .executeTakeFirst()
  if (moved) return moved
  return house.db
    .selectFrom('house_round')
    .selectAll()
    .where('round_id', '=', round.round_id)
    .executeTakeFirstOrThrow()
}

/** Rounds that a stopped process left open, the oldest first. */
export function openRounds(house: House, olderThanMs: number): Promise<Round[]> {
  return house.db
    .selectFrom('house_round')
    .selectAll()
    .where('state', 'in', ['created', 'debited', 'decided', 'rolling-back'])
    .where('created_at', '<=', house.now() - olderThanMs)
    .orderBy('created_at')
    .execute()
}

/** The player's last finished rounds, the newest first. */
export function recentRounds(house: House, accountId: number, count: number): Promise<Round[]> {
  return house.db
    .selectFrom('house_round')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('game', '=', limbo)
    .where('state', '=', 'paid')
    .orderBy('created_at', 'desc')
    .orderBy('nonce', 'desc')
    .limit(count)
    .execute()
}
