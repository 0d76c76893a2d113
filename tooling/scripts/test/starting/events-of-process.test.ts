import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@saola/server'
import { origin } from '../../src/addresses.ts'
import { freeAddresses } from '../free-addresses.ts'
import { newGatewayData, type GatewayData } from '../gateway-data.ts'

const main = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url))

describe('a process of the gateway', { tags: 'round', timeout: 60_000 }, () => {
  let data: GatewayData
  beforeAll(async () => {
    data = await newGatewayData('empty')
  })
  afterAll(() => data.remove())

  it('writes that it began to serve and that it stopped as it was told (system 56)', async () => {
    const { gatewayPort } = await freeAddresses()
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, 'serve'], {
      env: {
        ...process.env,
        ...data.environment,
        GATEWAY_PORT: String(gatewayPort),
        SAOLA_STORE_SECRET: 'an-odd-secret-of-thirty-letters-7x',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const said of running.stdout) if (String(said).includes('gateway ready')) break
    running.kill('SIGTERM')
    await once(running, 'exit')
    const { DATABASE_URL: url, SAOLA_DATA: folder } = data.environment
    const opened = await openDatabase({ ...(url !== '' && { url }), folder })
    try {
      const { rows } = await opened.runSql(
        'select kind, actor, subject, merchant_id, after from significant_event order by id',
      )
      const of = { actor: 'gateway', subject: origin(gatewayPort), merchant_id: null }
      const version = { version: expect.any(String), node: process.version }
      expect(rows).toMatchObject([
        { ...of, kind: 'gateway.started', after: version },
        { ...of, kind: 'gateway.stopped', after: version },
      ])
    } finally {
      await opened.close()
    }
  })
})
