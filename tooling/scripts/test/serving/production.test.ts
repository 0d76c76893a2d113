import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@saola/testkit/postgres'
import { newGatewayData, type GatewayData } from '../gateway-data.ts'
import { ended } from './serving-gateway.ts'

const command = [
  '--disable-warning=ExperimentalWarning',
  fileURLToPath(new URL('../../src/gateway.ts', import.meta.url)),
]

describe('a gateway for the world, without SAOLA_LOCAL', () => {
  let data: GatewayData | undefined
  let environment: NodeJS.ProcessEnv
  beforeAll(async () => {
    environment = {
      ...process.env,
      SAOLA_LOCAL: '',
      NODE_ENV: 'production',
      SAOLA_STORE_SECRET: 'seals-what-lies-secret',
      GATEWAY_PORT: String(await freePort()),
    }
  })
  afterEach(async () => {
    await data?.remove()
    data = undefined
  })

  /** The environment of a gateway with data of its own. */
  async function environmentWith(content: 'seeded' | 'empty', more: NodeJS.ProcessEnv = {}) {
    data = await newGatewayData(content)
    return { ...environment, ...data.environment, ...more }
  }

  it('refuses a database with demo accounts and says why', async () => {
    const env = await environmentWith('seeded')
    if (env.DATABASE_URL === '')
      expect(spawnSync(process.execPath, [...command, 'seed'], { env }).status).toBe(0)
    const served = spawnSync(process.execPath, [...command, 'serve'], {
      env,
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(served.status).toBe(1)
    expect(served.stderr).toContain('demo accounts')
    expect(served.stderr).toContain('SAOLA_LOCAL=1')
  })

  it('refuses to serve without the secret that seals', { tags: 'round' }, async () => {
    const env = await environmentWith('empty', { SAOLA_STORE_SECRET: '' })
    const served = spawnSync(process.execPath, [...command, 'serve'], {
      env,
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(served.status).toBe(1)
    expect(served.stderr).toContain('SAOLA_STORE_SECRET is missing')
  })

  it('refuses a trusted proxy that it cannot read', { tags: 'round' }, async () => {
    const env = await environmentWith('empty', { SAOLA_TRUSTED_PROXIES: '10.0.0.1, edge' })
    const served = spawnSync(process.execPath, [...command, 'serve'], {
      env,
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(served.status).toBe(1)
    expect(served.stderr).toMatch(/^SAOLA_TRUSTED_PROXIES has the entry "edge"/m)
    expect(served.stderr).not.toContain('    at ')
  })

  it(
    'puts no demo data into an empty database and opens no page of the outside world',
    { tags: 'round' },
    async () => {
      const env = await environmentWith('empty')
      const child = spawn(process.execPath, [...command, 'serve'], { env, stdio: 'ignore' })
      const origin = `http://127.0.0.1:${environment['GATEWAY_PORT']}`
      try {
        await expect.poll(() => statusOf(`${origin}/healthz`), { timeout: 30_000, interval: 200 }).toBe(200)
        for (const path of ['/outbox', '/outbox.json', '/desk', '/bank/pay/1']) {
          expect(await statusOf(`${origin}${path}`)).toBe(404)
        }
        const known = await fetch(`${origin}/wps/system/status`, { headers: { Merchant: 'saola' } })
        expect(await known.json()).toMatchObject({ success: false, errorCode: 'function.not.available' })
      } finally {
        await ended(child, 'SIGTERM')
      }
    },
  )
})

/** The status of an answer; 0 while nobody answers. */
async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  )
}
