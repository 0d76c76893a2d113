import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, type Addresses } from '../src/addresses.ts'
import { openPlatform, type OpenPlatform } from '../src/open-platform.ts'
import { restartPauseMs } from '../src/processes/restart-pause.ts'
import { freeAddresses } from './free-addresses.ts'
import { newGatewayData, type GatewayData } from './gateway-data.ts'

it.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [4, 16],
  [5, 30],
  [50, 30],
])('after %i tries in a row the next one comes in %i s', (tries, seconds) => {
  expect(restartPauseMs(tries)).toBe(seconds * 1_000)
})

describe('a gateway that ends by itself', { tags: 'round' }, () => {
  let data: GatewayData
  const said: string[] = []
  let speed = 1
  let addresses: Addresses
  let platform: OpenPlatform
  beforeAll(async () => {
    addresses = await freeAddresses()
    data = await newGatewayData('seeded')
    platform = await openPlatform({
      addresses,
      environment: { ...data.environment, SAOLA_LOCAL: '1' },
      onRestart: (text) => said.push(text),
      onGiveUp: (text) => said.push(text),
      pauseMs: (tries) => restartPauseMs(tries) / speed,
    })
  })
  afterAll(async () => {
    await platform.close()
    await data.remove()
  })

  const askBoth = async (): Promise<number[]> => {
    const answers = await Promise.all([
      fetch(`${origin(addresses.memberPort)}/wps/system/test/ping`),
      fetch(`${origin(addresses.agentPort)}/wps/system/test/ping`),
    ])
    return answers.map(({ status }) => status)
  }
  const killGateway = (): void => {
    const pid = platform.gateway.pid()
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  }

  it('is started again until it serves, after pauses that grow, while the sites go on', async () => {
    expect(await askBoth()).toEqual([200, 200])
    killGateway()
    // Somebody else has its port, so the first try fails.
    const intruder = createServer((_, response) => response.writeHead(404).end())
    await expect.poll(() => listening(intruder, addresses.gatewayPort)).toBe(true)
    await expect.poll(() => said.length, { timeout: 30_000 }).toBe(2)
    await new Promise((done) => intruder.close(done).closeAllConnections())
    expect(await askBoth()).toEqual([502, 502])
    await expect.poll(askBoth, { timeout: 30_000 }).toEqual([200, 200])
    expect(said).toEqual([
      'The gateway stopped (killed); starting it again in 1 s.',
      'The gateway did not start; starting it again in 2 s.',
    ])
  }, 90_000)

  it('is given up when it does not start six times in a row', async () => {
    speed = 100
    said.length = 0
    killGateway()
    const intruder = createServer((_, response) => response.writeHead(404).end())
    await expect.poll(() => listening(intruder, addresses.gatewayPort)).toBe(true)
    await expect
      .poll(() => said.at(-1), { timeout: 60_000 })
      .toBe('The gateway did not start; after 6 tries in a row it is not started again.')
    await new Promise((done) => intruder.close(done).closeAllConnections())
    expect(platform.gateway.pid()).toBeUndefined()
    speed = 1
    said.length = 0
    await platform.gateway.start()
  }, 90_000)

  it('stays ended when it is told to stop', async () => {
    killGateway()
    await expect.poll(() => said.length).toBe(1)
    await platform.gateway.stop()
    await new Promise((done) => setTimeout(done, restartPauseMs(2) + 500))
    expect(platform.gateway.pid()).toBeUndefined()
    expect(await askBoth()).toEqual([502, 502])
  })
})

function listening(server: ReturnType<typeof createServer>, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
}
