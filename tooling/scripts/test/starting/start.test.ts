import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, portVariables, type Addresses } from '../../src/addresses.ts'
import { freeAddresses } from '../free-addresses.ts'
import { newGatewayData, type GatewayData } from '../gateway-data.ts'

const main = fileURLToPath(new URL('../../src/start.ts', import.meta.url))
const seesProcesses = process.platform === 'linux'

describe.skipIf(!seesProcesses)('pnpm start', { tags: 'round', timeout: 240_000 }, () => {
  let data: GatewayData
  let addresses: Addresses
  const mark = randomUUID()
  beforeAll(async () => {
    addresses = await freeAddresses()
    data = await newGatewayData('seeded')
  })
  afterAll(() => data.remove())

  /** Starts it with a proxy for everything that never answers; what it prints is collected. */
  function start(): { process: ChildProcess; printed: () => string } {
    let printed = ''
    const started = spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...data.environment,
        ...portVariables(addresses),
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: 'http://127.0.0.1:9',
        NO_PROXY: '',
        SAOLA_TEST_MARK: mark,
      },
    })
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => (printed += String(text)))
    return { process: started, printed: () => printed }
  }

  /** The processes that stem from one of our starts. */
  const left = (): string[] =>
    readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && environmentOf(pid).includes(mark))

  it.each([100, 700, 2_000, 4_000])('leaves nobody behind at SIGTERM after %i ms', async (ms) => {
    const started = start()
    await new Promise((done) => setTimeout(done, ms))
    started.process.kill('SIGTERM')
    await expect.poll(left, { timeout: 20_000, interval: 200 }).toEqual([])
  })

  it('passes calls on past a proxy, ends whole at kill -9, and opens again in its place', async () => {
    for (const signal of ['SIGKILL', 'SIGHUP'] as const) {
      const started = start()
      await expect.poll(started.printed, { timeout: 90_000 }).toContain('Saola is open.')
      const ping = await fetch(`${origin(addresses.memberPort)}/wps/system/test/ping`)
      expect(ping.status).toBe(200)
      started.process.kill(signal)
      await expect.poll(left, { timeout: 20_000, interval: 200 }).toEqual([])
    }
  })
})

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
