import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createCopy } from '@saola/gateway/testing/seeded-database.ts'

/** Where the gateway of a test keeps its data, as its environment says it. */
export type GatewayData = {
  environment: { SAOLA_DATA: string; DATABASE_URL: string; REDIS_URL: string }
  remove: () => Promise<void>
}

/** A database of the run's server with the demo data in it, or with nothing; without a server an empty folder. */
export async function newGatewayData(content: 'seeded' | 'empty'): Promise<GatewayData> {
  const seeded = inject('seededDatabase')
  const folder = mkdtempSync(join(tmpdir(), 'saola-gateway-data-'))
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true })
  if (seeded.kind === 'file') {
    return {
      environment: { SAOLA_DATA: folder, DATABASE_URL: '', REDIS_URL: '' },
      remove: async () => removeFolder(),
    }
  }
  const { url, drop } = await createCopy({
    server: seeded.server,
    name: content === 'seeded' ? seeded.name : 'template1',
  })
  return {
    environment: { SAOLA_DATA: folder, DATABASE_URL: url, REDIS_URL: '' },
    remove: async () => {
      await drop()
      removeFolder()
    },
  }
}
