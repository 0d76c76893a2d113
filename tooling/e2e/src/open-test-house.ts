import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from '@saola/house'
import { bankSecret, opsSecret, sharedAddresses } from './addresses.ts'

/** Opens one house with an empty database for all journeys of a run, and closes it afterwards. */
export default async function openTestHouse(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-journeys-'))
  const house = await openHouse({
    addresses: sharedAddresses,
    environment: {
      SAOLA_DATA: folder,
      SAOLA_OPS_SECRET: opsSecret,
      SAOLA_BANK_SECRET: bankSecret,
      DATABASE_URL: '',
    },
  })
  return async () => {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
