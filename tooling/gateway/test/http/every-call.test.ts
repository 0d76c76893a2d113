import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, headers, type Call } from '@saola/protocol'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const mounted = new Set(mountedCalls.map((row) => row.call.id))
const rows = allCalls().filter((call) => call.answeredBy === 'gateway')
/** Rows that wait for a later issue; `pnpm check` keeps the list and lets it shrink only. */
const laterCalls = rows.filter((call) => !mounted.has(call.id))

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

describe('the table of calls', () => {
  it('mounts no row twice', () => {
    expect(mountedCalls.length).toBe(mounted.size)
  })

  it.each(laterCalls.map((call) => [call.id, call] as const))(
    'refuses %s as not available',
    async (_, call) => {
      const response = await gateway.fetch(request(call))
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        success: false,
        errorCode: 'function.not.available',
        message: 'Chức năng này hiện chưa mở',
      })
    },
  )
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
