import type { Database } from '../../db/database.ts'

/** Where a session is, as it was asked last. */
export type KeptPlace = {
  ip: string | null
  region: string | null
  isProxy: boolean | null
  askedAt: number | null
}

/** What is kept of the place of a session; undefined for one that has ended. */
export function findPlace(db: Database, tokenHash: string): Promise<KeptPlace | undefined> {
  return db
    .selectFrom('session')
    .select([
      'place_ip as ip',
      'place_region as region',
      'place_is_proxy as isProxy',
      'place_asked_at as askedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Keeps where a session is. */
export async function updatePlace(trx: Database, tokenHash: string, place: KeptPlace): Promise<void> {
  await trx
    .updateTable('session')
    .set({
      place_ip: place.ip,
      place_region: place.region,
      place_is_proxy: place.isProxy,
      place_asked_at: place.askedAt,
    })
    .where('token_hash', '=', tokenHash)
    .execute()
}
