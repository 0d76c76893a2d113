import type { Selectable, Updateable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'
import { currentSeeds, nextNonce } from '../seed-store.ts'
import type { PlaySession } from '../play-session-store.ts'

/** A round as it is kept. `choice.target` and `outcome.result` are hundredths. */
export type Round = Selectable<Schema['round']>

/** The name of the game in the tables. */
export const limbo = 'limbo'

/** What one press of the button asked for: stake in đồng, target in hundredths. */
export type Wish = { key: string; stake: number; target: number }

/** The round of a key, made with the next nonce when the key is new. */
export async function findOrCreateRound(
  services: Services,
  session: PlaySession,
  wish: Wish,
): Promise<Round> {
  const player = { accountId: session.accountId, game: limbo }
  return services.db.transaction().execute(async (trx) => {
    await currentSeeds(services, trx, player)
    // The nonce's row lock lets one press of a player in at a time, so that the look below stays true.
    const seeds = await nextNonce(trx, player)
    const known = await trx
      .selectFrom('round')
      .selectAll()
      .where('account_id', '=', session.accountId)
      .where('game', '=', limbo)
      .where('round_key', '=', wish.key)
      .executeTakeFirst()
    if (known) {
      await trx
        .updateTable('seed_pair')
        .set({ nonce: seeds.nonce - 1 })
        .where('account_id', '=', player.accountId)
        .where('game', '=', limbo)
        .execute()
      return known
    }
    return trx
      .insertInto('round')
      .values({
        round_id: services.randomBytes(10).toString('hex'),
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
        created_at: services.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Moves a round on if it is still where the caller saw it; answers the round as it is now. */
export async function moveRound(
  services: Services,
  round: Round,
  state: Round['state'],
  more: Updateable<Schema['round']> = {},
): Promise<Round> {
  const moved = await services.db
    .updateTable('round')
    .set({ ...more, state })
    .where('round_id', '=', round.round_id)
    .where('state', '=', round.state)
    .returningAll()
    .executeTakeFirst()
  if (moved) return moved
  return services.db
    .selectFrom('round')
    .selectAll()
    .where('round_id', '=', round.round_id)
    .executeTakeFirstOrThrow()
}

/** Rounds that a stopped process left open, the oldest first. */
export function openRounds(services: Services, olderThanMs: number): Promise<Round[]> {
  return services.db
    .selectFrom('round')
    .selectAll()
    .where('state', 'in', ['created', 'debited', 'decided', 'rolling-back'])
    .where('created_at', '<=', services.now() - olderThanMs)
    .orderBy('created_at')
    .execute()
}

/** The player's last finished rounds, the newest first. */
export function recentRounds(services: Services, accountId: number, count: number): Promise<Round[]> {
  return services.db
    .selectFrom('round')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('game', '=', limbo)
    .where('state', '=', 'paid')
    .orderBy('created_at', 'desc')
    .orderBy('nonce', 'desc')
    .limit(count)
    .execute()
}

/** The seeds of a round, and the commitment that its player uses now. */
export async function findSeedsOfRound(services: Services, roundId: string) {
  return services.db
    .selectFrom('round')
    .leftJoin('seed_pair', (join) =>
      join.onRef('seed_pair.account_id', '=', 'round.account_id').onRef('seed_pair.game', '=', 'round.game'),
    )
    .select([
      'round.server_seed',
      'round.server_seed_hash',
      'round.client_seed',
      'round.nonce',
      'seed_pair.server_seed_hash as current_hash',
    ])
    .where('round.round_id', '=', roundId)
    .executeTakeFirst()
}
