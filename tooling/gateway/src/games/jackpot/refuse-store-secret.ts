import type { Services } from '../../services/services.ts'
import { toVendor } from '../../vendors/find-vendor.ts'
import { listVendorRecords } from '../../vendors/vendor-record-store.ts'
import { openCycle } from './cycle-secret.ts'
import { listAllPools } from './pool-store.ts'
import { StartRefused } from '@saola/server'

/** A gateway for the world without a secret that seals, or with another one than what lies in its database. */
export class StoreSecretRefused extends StartRefused {
  constructor(why: string) {
    super(`SAOLA_STORE_SECRET ${why}`)
  }
}

/** Throws `StoreSecretRefused` where secrets would lie unsealed, or could not be opened any more. */
export async function refuseStoreSecret(services: Services): Promise<void> {
  if (services.settings.storeSecret === '') {
    throw new StoreSecretRefused('is missing: it seals what lies secret in the database.')
  }
  for (const record of await listVendorRecords(services.db)) {
    try {
      toVendor(services, record)
    } catch {
      throw new StoreSecretRefused(
        'is not the one that the secrets of vendors in this database were sealed with.',
      )
    }
  }
  for (const pool of await listAllPools(services.db)) {
    try {
      openCycle(services, pool)
    } catch {
      throw new StoreSecretRefused('is not the one that the jackpots of this database were sealed with.')
    }
  }
}
