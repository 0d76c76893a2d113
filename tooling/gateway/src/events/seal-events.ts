import { jobPeriods } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Job } from '../services/job.ts'
import { eventHash } from './event-hash.ts'
import { getChainEnd, listUnsealed, lockSealing, updateSealed, type ChainEnd } from './seal-store.ts'

/** So many are sealed in one transaction. */
const batch = 500

/**
 * Chains events that are in no chain yet, each to the one before it of its merchant (system 54). Acts write theirs without waiting for
 * each other, and this comes after: what is written later with a smaller number has a later place.
 */
export const sealEvents: Job = {
  name: 'events.seal',
  everyMs: jobPeriods.sealEvents,
  run: async ({ db }) => {
    let sealed = 0
    for (;;) {
      const count = await db.transaction().execute(sealBatch)
      sealed += count
      if (count < batch) return sealed
    }
  },
}

async function sealBatch(trx: Database): Promise<number> {
  await lockSealing(trx)
  const waiting = await listUnsealed(trx, batch)
  if (waiting.length === 0) return 0
  const ends = new Map<number | null, ChainEnd>()
  const sealed: (ChainEnd & { id: number })[] = []
  for (const event of waiting) {
    const { id, merchant_id: merchantId } = event
    const end = ends.get(merchantId) ?? (await getChainEnd(trx, merchantId))
    const next = { place: end.place + 1, hash: eventHash(end.hash, event) }
    ends.set(merchantId, next)
    sealed.push({ id, ...next })
  }
  await updateSealed(trx, sealed)
  return waiting.length
}
