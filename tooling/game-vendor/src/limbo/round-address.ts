import type { Services } from '../services.ts'
import { findSeedsOfRound } from './round-store.ts'

/**
 * Where a round named by `?round=` is recomputed: the same page with what may be known of it. The server seed is
 * part of that only after its owner has changed to another one.
 */
export async function roundAddress(services: Services, here: string): Promise<string | undefined> {
  const address = new URL(here)
  const roundId = address.searchParams.get('round')
  if (roundId === null) return undefined
  address.searchParams.delete('round')
  const round = await findSeedsOfRound(services, roundId)
  if (round !== undefined) {
    address.searchParams.set('serverSeedHash', round.server_seed_hash)
    address.searchParams.set('clientSeed', round.client_seed)
    address.searchParams.set('nonce', String(round.nonce))
    if (round.current_hash !== round.server_seed_hash)
      address.searchParams.set('serverSeed', round.server_seed)
  }
  return `${address.pathname}${address.search}`
}
