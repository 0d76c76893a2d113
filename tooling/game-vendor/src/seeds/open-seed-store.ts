import type { Services } from '../services.ts'
import { sealSeed } from './sealed-seed.ts'

/** A seed as it was made; a sealed one looks otherwise. */
const openForm = '^[0-9a-f]{64}$'

/** Seals the secret seeds that were written before seeds were sealed (games 82). Returns how many. */
export async function sealOpenSeeds(services: Services): Promise<number> {
  const seeds = await listOpenSeeds(services)
  for (const seed of seeds) {
    const sealed = sealSeed(services, seed)
    for (const table of ['seed_pair', 'round', 'table_round', 'match'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- once in the life of a database, a few rows at a time
      await services.db
        .updateTable(table)
        .set({ server_seed: sealed })
        .where('server_seed', '=', seed)
        .execute()
    }
  }
  return seeds.size
}

/** Those that nobody may know yet: of pairs in use, and of what is not drawn or over. */
async function listOpenSeeds({ db }: Services): Promise<Set<string>> {
  const pairs = db.selectFrom('seed_pair').select('server_seed').where('server_seed', '~', openForm)
  const tables = db
    .selectFrom('table_round')
    .select('server_seed')
    .where('outcome', 'is', null)
    .where('server_seed', '~', openForm)
  const matches = db
    .selectFrom('match')
    .select('server_seed')
    .where('state', '=', 'held')
    .where('server_seed', '~', openForm)
  const rows = await pairs.union(tables).union(matches.$castTo<{ server_seed: string }>()).execute()
  return new Set(rows.map(({ server_seed: seed }) => seed))
}
