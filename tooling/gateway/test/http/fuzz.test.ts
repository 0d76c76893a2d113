import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isApiError } from '@saola/api-client'
import { allCalls, headers, type Call } from '@saola/protocol'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { hostileInput, validInput } from './arbitrary-input.ts'

/** Requests in all; `FUZZ_REQUESTS=200000` asks the whole, the round takes a sample and the gate a smaller one. */
const requests = Number(
  process.env['FUZZ_REQUESTS'] || (process.env['SAOLA_RING'] === 'gate' ? 1_000 : 4_000),
)
const seed = Number(process.env['FUZZ_SEED'] || 26)

const mounted = new Set(mountedCalls.map((row) => row.call.id))
const rows = allCalls().filter((call) => mounted.has(call.id))
const perCall = Math.ceil(requests / rows.length)

let gateway: TestGateway
let callers: TestPerson[]
beforeAll(async () => {
  gateway = await startGateway()
  const agent = await addPerson(gateway, 'fuzzagent', { type: 1 })
  const member = await addPerson(gateway, 'fuzzplayer', { upline: agent })
  await fund(gateway, member, 50_000_000)
  callers = [agent, member]
})
afterAll(() => gateway.close())

/** How the requests ended, by code: a fuzz that is refused at the door proves nothing. */
const seen = new Map<string, number>()

/** What the tests count as told: a refusal with a code, or a reply that fits its schema. */
async function ask(call: Call, input: unknown, turn: number): Promise<void> {
  const person = callers[turn % callers.length]
  // Nobody is locked out of a call that should judge the next input.
  gateway.clock.advance(60_000)
  // A sign-out must not end the fuzz.
  const token = call.id === 'session.logout' || /Session/.test(call.id) ? 'nobody' : person?.token
  try {
    await gateway
      .client(token)
      .send(call, input as never, { idempotencyKey: `fuzz-${turn}-${call.id.length}-some-key` })
    seen.set('accepted', (seen.get('accepted') ?? 0) + 1)
  } catch (error) {
    if (!isApiError(error)) throw new Error(`${call.id} threw on ${JSON.stringify(input)}`, { cause: error })
    seen.set(error.code ?? error.kind, (seen.get(error.code ?? error.kind) ?? 0) + 1)
    const told = JSON.stringify(error.body ?? '')
    expect([call.id, error.kind === 'mismatch' ? error.message : 'fits']).toEqual([call.id, 'fits'])
    const isFault = (error.status ?? 400) >= 500 && !declared.has(error.code ?? '')
    expect(isFault ? `${call.id} ${error.status} ${told} for ${JSON.stringify(input)}` : 'told').toBe('told')
    expect(told).not.toMatch(/\bat .+:\d+:\d+|node_modules|select .+ from/i)
  }
}

/** Refusals that the gateway family itself answers with 500 or 503 (wire 23). */
const declared = new Set(['game.previous.open', 'game.launch.mode', 'system.maintenance'])

describe(`bad input is refused (R7): ${perCall} requests to each of ${rows.length} calls`, () => {
  it.each(rows.map((call) => [call.id, call] as const))(
    '%s',
    async (_, call) => {
      const inputs = fc.sample(
        fc.oneof({ weight: 3, arbitrary: hostileInput(call) }, { weight: 1, arbitrary: validInput(call) }),
        { numRuns: perCall, seed },
      )
      for (const [turn, input] of inputs.entries()) await ask(call, input, turn)
    },
    600_000,
  )
})

describe('the fuzz itself', () => {
  it('got past the door of many calls, and met many refusals', () => {
    expect(seen.get('accepted') ?? 0).toBeGreaterThan(requests / 20)
    expect(seen.get('request_param_err') ?? 0).toBeGreaterThan(requests / 20)
    expect(seen.size).toBeGreaterThan(10)
  })
})

describe('bodies that are no input at all', () => {
  const bodies: [string, BodyInit][] = [
    ['nothing', ''],
    ['half of JSON', '{"a":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00, 0xd8])],
    ['deep JSON', '['.repeat(20_000)],
    ['a sealed body that nobody sealed', '{"value":"AAAA"}'],
  ]
  const writing = rows.filter((call) => call.method !== 'GET' && call.method !== 'DELETE')

  it.each(bodies)('%s', async (_, body) => {
    for (const call of writing) {
      const response = await gateway.fetch(
        new Request(`http://gateway.test${call.path.replaceAll(/:\w+/g, '1')}`, {
          method: call.method,
          headers: {
            [headers.merchant]: 'saola',
            [headers.authorization]: callers[1]?.token ?? '',
            [headers.encryption]: 'AAAA',
            [headers.idempotencyKey]: 'fuzz-body-key-0001',
          },
          body,
        }),
      )
      expect(`${call.id} ${response.status < 500}`).toBe(`${call.id} true`)
      expect(await response.json()).toHaveProperty('success')
    }
  })
})
