import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, headers, type Call } from '@saola/protocol'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

/** Rows without a handler here, and why. */
const laterCalls: Readonly<Record<string, string>> = {
  'contracts.consolidated': 'contracts come with their own issue',
  'contracts.processDailySalary': 'contracts come with their own issue',
  'contracts.processDividend': 'contracts come with their own issue',
  'contracts.processHourlySalary': 'contracts come with their own issue',
  'contracts.processRealTimeSalary': 'contracts come with their own issue',
  'games.roomList': 'rooms come with the card games',
  'lottery.gameMenus': 'draws come with their own issue',
  'lottery.openedNumbers': 'draws come with their own issue',
  'lottery.popular': 'draws come with their own issue',
  'lottery.vnGameMenu': 'draws come with their own issue',
  'lottery.vnGameMenuRecent': 'draws come with their own issue',
  'lottery.vnOpenedNumbers': 'draws come with their own issue',
  'points.balance': 'the points mall comes with its own issue',
  'points.config': 'the points mall comes with its own issue',
  'points.convert': 'the points mall comes with its own issue',
  'points.redeem': 'the points mall comes with its own issue',
  'points.redeemHistory': 'the points mall comes with its own issue',
  'points.rewards': 'the points mall comes with its own issue',
  'promotions.claimRaffle': 'promotions come with their own issue',
}

/** Answered before any merchant is known, or by the site in front. */
const outside = new Set(['system.ping', 'system.config'])

const mounted = new Set(mountedCalls.map((row) => row.call.id))
const rows = allCalls().filter((call) => !outside.has(call.id))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

function request(call: Call, more: Record<string, string> = {}): Request {
  const path = call.path.replaceAll(/:\w+/g, '1')
  return new Request(`http://gateway.test${path}`, {
    method: call.method,
    headers: { [headers.merchant]: 'saola', ...more },
    ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { body: '{}' }),
  })
}

describe('the table of calls (spec 7)', () => {
  it.each(rows.map((call) => [call.id]))('%s has a handler or a reason to wait', (id) => {
    expect(mounted.has(id) !== Object.hasOwn(laterCalls, id)).toBe(true)
  })

  it('mounts no row twice', () => {
    expect(mountedCalls.length).toBe(mounted.size)
  })

  it.each(Object.keys(laterCalls).map((id) => [id]))('refuses %s as not available', async (id) => {
    const call = rows.find((row) => row.id === id)
    if (!call) throw new Error(`${id} is no row`)
    const response = await gateway.fetch(request(call))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      success: false,
      errorCode: 'function.not.available',
      message: 'Chức năng này hiện chưa mở',
    })
  })
})

describe('a token', () => {
  const guarded = rows.filter((call) => call.token === 'required' && mounted.has(call.id))

  it('is asked for by more than the member calls', () => {
    expect(guarded.length).toBeGreaterThan(5)
  })

  it.each(guarded.map((call) => [call.id, call] as const))('is needed for %s', async (_, call) => {
    for (const token of [undefined, 'unknown', 'A'.repeat(43)]) {
      const response = await gateway.fetch(request(call, token ? { [headers.authorization]: token } : {}))
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ success: false, errorCode: 'login.not.session' })
    }
  })
})
