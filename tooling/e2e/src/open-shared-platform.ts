import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlatform } from '@saola/scripts'
import { bankSecret, opsSecret, sharedAddresses, vendorSecret } from './platform/addresses.ts'
import { keepSeeded } from './platform/seeded-folder.ts'

const gatewayMain = new URL('../../gateway/src/main.ts', import.meta.url).pathname

/** Opens one platform with an empty database for all journeys of a run; afterwards its ledger must agree. */
export default async function openSharedPlatform(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-journeys-'))
  const environment = {
    SAOLA_DATA: folder,
    SAOLA_OPS_SECRET: opsSecret,
    SAOLA_BANK_SECRET: bankSecret,
    SAOLA_VENDOR_SECRET: vendorSecret,
    DATABASE_URL: '',
  }
  const platform = await openPlatform({ addresses: sharedAddresses, environment })
  await platform.gateway.stop()
  const seeded = keepSeeded(folder)
  await platform.gateway.start()
  return async () => {
    await platform.close()
    rmSync(seeded, { recursive: true, force: true })
    const { status, stdout, stderr } = spawnSync(process.execPath, [gatewayMain, 'reconcile'], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    })
    console.log(stdout.trim())
    if (status !== 0) throw new Error(`the ledger does not agree after the journeys: ${stdout}${stderr}`)
    rmSync(folder, { recursive: true, force: true })
  }
}
