import { calls, headers } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSecondProcess, type SecondProcess } from '../kept/second-process.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const line = 'https://line-1.example'
const portal = 'https://agents.example'
const mirror = 'https://mirror.example'
const stranger = 'https://evil.example'

let gateway: TestGateway
let served: SecondProcess
beforeAll(async () => {
  gateway = await startGateway({ lines: [line], siteOrigins: [portal] })
  served = await openSecondProcess(gateway)
})
afterAll(async () => {
  await served.close()
  await gateway.close()
})

const status = (origin: string | undefined, method = 'GET'): Promise<Response> =>
  fetch(`http://127.0.0.1:${served.port.port}/wps/system/status`, {
    method,
    headers: {
      [headers.merchant]: 'saola',
      ...(origin !== undefined && { Origin: origin }),
      ...(method === 'OPTIONS' && {
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization',
      }),
    },
  })

const allowed = (answer: Response): (string | null)[] =>
  ['origin', 'credentials'].map((name) => answer.headers.get(`Access-Control-Allow-${name}`))

describe('pages of other origins (system 43)', () => {
  it.each([
    ['a line of the installation', line],
    ['what the installation names besides', portal],
  ])('%s may ask, cookies included', async (_, origin) => {
    const answer = await status(origin, 'OPTIONS')
    expect(answer.status).toBe(204)
    expect(allowed(answer)).toEqual([origin, 'true'])
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,DELETE')
    const named = answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',')
    for (const name of [...Object.values(headers), 'Content-Type'])
      expect(named).toContain(name.toLowerCase())
  })

  it('a page of anybody else is told nothing', async () => {
    expect(allowed(await status(stranger, 'OPTIONS'))).toEqual([null, 'true'])
    expect(allowed(await status(stranger))).toEqual([null, 'true'])
  })

  it('is answered as the site itself, also where the answer is kept', async () => {
    const own = await status(undefined)
    expect(allowed(own)).toEqual([null, null])
    const elsewhere = await status(line)
    expect(allowed(elsewhere)).toEqual([line, 'true'])
    expect(elsewhere.headers.get('Vary')).toContain('Origin')
    expect(await elsewhere.json()).toEqual(await own.json())
  })

  it.each([
    ['a line of our own', line],
    ['anybody', stranger],
  ])(
    'what every page may ask is still open to %s: a ping, and a ticket for another line',
    async (_, origin) => {
      const at = (path: string, method: string): Promise<Response> =>
        fetch(`http://127.0.0.1:${served.port.port}${path}`, {
          method,
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        })
      for (const answer of [
        await at(calls.system.ping.path, 'GET'),
        await at(calls.session.handOver.path, 'OPTIONS'),
      ]) {
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
        expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      }
    },
  )

  it('the lines of a merchant are known as soon as it has them', async () => {
    expect(allowed(await status(mirror))).toEqual([null, 'true'])
    await gateway.runSql(
      `update merchant set settings = jsonb_set(settings, '{domains}', '["${mirror}"]') where code = 'saola'`,
      [],
    )
    await expect.poll(async () => allowed(await status(mirror)), { timeout: 5_000 }).toEqual([mirror, 'true'])
  })
})
