import { headers } from '@saola/protocol'
import { expect, it } from 'vitest'
import { createAskGateway } from '../src/landing/ask-gateway.ts'
import type { LandingFacts } from '../src/landing/landing-facts.ts'

const facts = {
  merchant: 'saola',
  language: 'vi',
  gateway: { origin: '', credentials: 'include' },
} as LandingFacts

/** Asks a server that gives this answer. */
function askOf(status: number, body: string) {
  const sent: Request[] = []
  const send: typeof fetch = async (input, init) => {
    sent.push(new Request(new URL(String(input), 'http://gateway.test'), init))
    return new Response(body, { status })
  }
  return { ask: createAskGateway(facts, send), sent }
}

it('reads the value of an envelope, and a call of /lgw as it is (wire 1, 2)', async () => {
  expect(await askOf(200, '{"success":true,"value":{"a":1}}').ask('/wps/system/status')).toEqual({ a: 1 })
  const pools = { pools: [{ pool: 'grand', meter: 500_000_100 }] }
  expect(await askOf(200, JSON.stringify(pools)).ask('/lgw/games/jackpots')).toEqual(pools)
})

it('says whose page it is and in which language', async () => {
  const { ask, sent } = askOf(200, '{}')
  await ask('/wps/system/status')
  expect(
    sent.map((each) => [each.headers.get(headers.merchant), each.headers.get(headers.language)]),
  ).toEqual([['saola', 'VI']])
})

it.each([
  ['a refusal', 500, '{"success":false}'],
  ['a page of somebody else', 200, '<html>'],
])('takes %s for no answer', async (_, status, body) => {
  expect(await askOf(status, body).ask('/lgw/games/jackpots')).toBeUndefined()
})
