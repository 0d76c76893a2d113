import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { failsAtTimes, localImageCdns } from '@saola/local-parties'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
const launchCdns = ['http://127.0.0.1:4003', 'http://127.0.0.1:4005']
beforeAll(async () => {
  gateway = await startGateway({ imageCdns: localImageCdns, launchCdns })
})
afterAll(() => gateway.close())

async function statusOf(path: string): Promise<number> {
  const response = await gateway.fetch(`http://gateway.test${path}`)
  return response.status
}

describe('hosts of pictures and games (system 7)', () => {
  it('are told with the status', async () => {
    const { info } = await gateway.client().send(calls.system.status)
    expect([info.imageCDNs, info.launchGameCDNs]).toEqual([['/cdn/one', '/cdn/two'], launchCdns])
  })

  it('have the pictures of the gateway, byte for byte', async () => {
    const own = await gateway.fetch('http://gateway.test/art/tile/105.svg?language=en')
    const there = await gateway.fetch('http://gateway.test/cdn/one/art/tile/105.svg?language=en')
    expect(there.headers.get('content-type')).toBe(own.headers.get('content-type'))
    expect(await there.text()).toBe(await own.text())
  })

  it.each([
    ['/cdn/one', [200, 200, 200, 200, 200, 200]],
    ['/cdn/two', [200, 200, 503, 200, 200, 503]],
  ])('at %s answer %j', async (base, wanted) => {
    const statuses: number[] = []
    for (const _ of wanted) statuses.push(await statusOf(`${base}/art/tile/105.svg`))
    expect(statuses).toEqual(wanted)
  })

  it('serve nothing but pictures', async () => {
    expect(await statusOf('/cdn/one/wps/system/status')).toBe(404)
    expect(await statusOf('/cdn/three/art/tile/105.svg')).toBe(404)
  })

  it('fail with pages alone, never with what a page of a game asks', async () => {
    const host = failsAtTimes(
      () => new Response('fine'),
      (path) => path.startsWith('/play/'),
    )
    const ask = async (path: string) => (await host(new Request(`http://games.test${path}`))).status
    for (let call = 0; call < 5; call += 1) expect(await ask('/api/open')).toBe(200)
    const pages: number[] = []
    for (let page = 0; page < 4; page += 1) pages.push(await ask('/play/limbo'))
    expect(pages).toEqual([200, 200, 503, 200])
  })
})
