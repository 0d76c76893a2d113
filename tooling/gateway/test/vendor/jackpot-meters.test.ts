import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVendor, type SendToGateway } from '@saola/game-vendor'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'
import { pageAssets } from './page-assets.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

/** A vendor whose clock and line to the gateway the test moves, and how often it asked. */
function openVendor() {
  const line = { now: gateway.services.now(), isAway: false, asked: 0 }
  const send: SendToGateway = (request) => {
    line.asked += 1
    return line.isAway ? Promise.reject(new Error('away')) : gatewayOf(gateway)(request)
  }
  const vendor = createVendor({ ...vendorServices(gateway, send), now: () => line.now }, pageAssets)
  const read = async (merchant: string) => {
    const response = await vendor.request('/api/jackpots', {
      method: 'POST',
      body: JSON.stringify({ merchant }),
    })
    return { status: response.status, body: await response.json() }
  }
  return { line, vendor, read }
}

it('the pages of a jackpot title read the pools of their merchant as everybody sees them (games 28)', async () => {
  const { pools } = await gateway.client().send(calls.games.jackpots)
  const { body } = await openVendor().read('saola')
  expect(body).toEqual({ success: true, value: { pools } })
})

it('many pages ask the gateway once in two seconds', async () => {
  const { line, read } = openVendor()
  await Promise.all([read('saola'), read('saola'), read('saola')])
  line.now += 1999
  await read('saola')
  expect(line.asked).toBe(1)
  line.now += 1
  await read('saola')
  expect(line.asked).toBe(2)
})

it('while the gateway is away, what it said last goes on', async () => {
  const { line, read } = openVendor()
  const before = await read('saola')
  expect(before.status).toBe(200)
  line.isAway = true
  for (let look = 0; look < 3; look += 1) {
    line.now += 5000
    expect(await read('saola')).toEqual(before)
  }
})

it('a gateway that is away from the start is asked again by the next look', async () => {
  const { line, read } = openVendor()
  line.isAway = true
  expect((await read('saola')).status).toBe(503)
  line.isAway = false
  expect((await read('saola')).status).toBe(200)
})

it.each(['nobody', '', 'a b'])('the merchant %j has no pools to show', async (merchant) => {
  expect((await openVendor().read(merchant)).status).toBe(400)
})

it.each([
  ['jackpot-dragon-pot', true],
  ['limbo', false],
])('the page of %s shows the meters: %s', async (slug, shows) => {
  const page = await openVendor().vendor.request(`/play/${slug}?mode=demo&language=EN&merchant=saola`)
  expect((await page.text()).includes('id="jackpots"')).toBe(shows)
})
