import type { Database } from '../db/database.ts'
import { eventHash } from './event-hash.ts'
import { chainStart, listChains, listSealed, type ChainEnd } from './seal-store.ts'

/** So many are read at once. */
const page = 1_000

/** What is wrong with a chain first: the event that is not as it was sealed, or the place at which one is missing. */
export type BrokenChain = { what: string }

/** Reads every chain anew, and names the first event of each that is not as it was sealed, or is missing (system 54). */
export async function checkChains(db: Database): Promise<BrokenChain[]> {
  const broken: BrokenChain[] = []
  for (const merchantId of await listChains(db)) {
    const { what } = await readChain(db, merchantId)
    if (what !== undefined) {
      broken.push({ what: `${merchantId === null ? 'installation' : `merchant ${merchantId}`}: ${what}` })
    }
  }
  return broken
}

/** Reads a chain anew: where it ends, and what is wrong with it first. */
export async function readChain(
  db: Database,
  merchantId: number | null,
): Promise<{ end: ChainEnd; what?: string }> {
  let end = chainStart
  for (;;) {
    const rows = await listSealed(db, { merchantId, behind: end.place }, page)
    for (const row of rows) {
      const place = end.place + 1
      if (row.place !== place) return { end, what: `the event at place ${place} is missing` }
      const hash = eventHash(end.hash, row)
      if (row.hash !== hash) return { end, what: `event ${row.id} at place ${place} is not as it was sealed` }
      end = { place, hash }
    }
    if (rows.length < page) return { end }
  }
}
