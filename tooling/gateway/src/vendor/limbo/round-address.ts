import type { House } from '../../house.ts'

/**
 * Where a round named by `?round=` is recomputed: the same page with what may be known of it. The server seed is
 * part of that only after its owner has changed to another one.
 */
export async function roundAddress(house: House, here: string): Promise<string | undefined> {
  const address = new URL(here)
  const roundId = address.searchParams.get('round')
  if (roundId === null) return undefined
  address.searchParams.delete('round')
  const round = await house.db
    .selectFrom('house_round')
    .leftJoin('house_seed', (join) =>
      join
        .onRef('house_seed.account_id', '=', 'house_round.account_id')
        .onRef('house_seed.game', '=', 'house_round.game'),
    )
    .select([
      'house_round.server_seed',
      'house_round.server_seed_hash',
      'house_round.client_seed',
      'house_round.nonce',
      'house_seed.server_seed_hash as current_hash',
    ])
    .where('house_round.round_id', '=', roundId)
    .executeTakeFirst()
  if (round !== undefined) {
    address.searchParams.set('serverSeedHash', round.server_seed_hash)
    address.searchParams.set('clientSeed', round.client_seed)
    address.searchParams.set('nonce', String(round.nonce))
    if (round.current_hash !== round.server_seed_hash)
      address.searchParams.set('serverSeed', round.server_seed)
  }
  return `${address.pathname}${address.search}`
}
