import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, moduleCalls, partModules, type Call } from '@saola/protocol'
import { visit } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  token = await visit(gateway).signIn('member01')
})
afterAll(() => gateway.close())

/** What the gateway says to a call of member01, with nothing in it. */
async function codeOf({ method, path }: Call): Promise<unknown> {
  const answer = await gateway.fetch(`http://gateway.test${path}`, {
    method,
    headers: { Merchant: 'saola', Authorization: token, 'X-Forwarded-For': '203.0.113.7' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const body = (await answer.json().catch(() => ({}))) as { errorCode?: unknown; code?: unknown }
  return body.errorCode ?? body.code
}

describe('a part that the merchant has switched off refuses its calls (system 48)', () => {
  it.each([...partModules])('%s', async (module) => {
    const rows = allCalls().filter(({ id }) => moduleCalls[module]?.includes(id))
    for (const call of rows) expect(await codeOf(call), call.id).not.toBe('function.not.available')
    await operate(gateway, { switches: { [module]: false } })
    for (const call of rows) expect(await codeOf(call), call.id).toBe('function.not.available')
    await operate(gateway, { switches: { [module]: true } })
    for (const call of rows) expect(await codeOf(call), call.id).not.toBe('function.not.available')
  })
})
