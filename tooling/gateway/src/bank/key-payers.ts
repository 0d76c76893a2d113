import { jobPeriods } from '@saola/rules'
import type { Job } from '../services/job.ts'
import { listHashedPayers, updateToKeyedPayers } from './payer-key-store.ts'
import { keyOfPayerHash } from './payer-key.ts'

/** So many are keyed by one statement. */
const most = 1_000

/**
 * Keys payers that were kept as a bare hash, or are by a process of that time (wallet 52). All in one run: until it is through, an
 * old row and a new one of the same payer are not known as such.
 */
export const keyPayers: Job = {
  name: 'wallet.key-payers',
  everyMs: jobPeriods.keyPayers,
  run: async (services) => {
    let keyed = 0
    for (;;) {
      const rows = await listHashedPayers(services.db, most)
      if (rows.length === 0) return keyed
      await updateToKeyedPayers(
        services.db,
        rows.map(({ id, hash }) => ({ id, key: keyOfPayerHash(services, hash) })),
      )
      keyed += rows.length
    }
  },
}
