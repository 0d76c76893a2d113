import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@saola/rules'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const lan = { name: 'Lan', secret: 'Lan-kRx81mUq27hFvb04' }
const minh = { name: 'Minh', secret: 'Minh-u7GzQ1p93xWsTe5' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ operators: [lan, minh], opsNetworks: ['203.0.113.7'] })
})
afterAll(() => gateway.close())

type Asked = { secret?: string; from?: string; headers?: Record<string, string> }

async function ask(
  act: string,
  body: object,
  { secret = lan.secret, from = '10.0.0.5', headers }: Asked = {},
) {
  const answer = await gateway.fetch(`http://gateway.test/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': secret, 'X-Forwarded-For': from, ...headers },
    body: JSON.stringify(body),
  })
  const { errorCode, field, value, message } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, errorCode, field, value, message }
}

const waiting = { do: 'waiting', merchant: 'saola' }

describe('the operator is people, each with a secret (system 34)', () => {
  it('lets in whoever has one, and nobody else', async () => {
    expect(await ask('concern', waiting)).toMatchObject({ status: 200 })
    expect(await ask('concern', waiting, { secret: minh.secret })).toMatchObject({ status: 200 })
    expect(await ask('concern', waiting, { secret: 'Lan' })).toMatchObject({ status: 403 })
    expect(await ask('concern', waiting, { secret: '' })).toMatchObject({ status: 403 })
  })

  it('does not believe that an act is another one’s', async () => {
    const refusal = { step: 'refuse', id: 1, by: 'Minh' }
    expect(await ask('economy-override', refusal)).toMatchObject({ status: 400, field: 'by' })
    // Lan's own: there is nothing of this number, which is the next thing to be told.
    expect(await ask('economy-override', { ...refusal, by: ' lan ' })).toMatchObject({ field: 'id' })
  })

  it('lets nobody bring a second person along', async () => {
    const override = { reason: 'we want to see it once', by: 'Lan', approvedBy: 'Minh' }
    const change = { merchant: 'saola', acceptsLegacyCipher: false, override }
    expect(await ask('merchant', change)).toMatchObject({ status: 400, field: 'override' })
  })

  it('nor is a result of the state confirmed under another name', async () => {
    expect(await ask('lottery-draw', { step: 'confirm', drawId: 1, by: 'Minh' })).toMatchObject({
      field: 'by',
    })
  })
})

describe('where the acts answer (system 34)', () => {
  it.each([
    ['this machine', '127.0.0.1', 200],
    ['the inner network', '192.168.7.20', 200],
    ['an inner IPv6 network', 'fd12::1', 200],
    ['an address that is named', '203.0.113.7', 200],
    ['its neighbour', '203.0.113.8', 404],
    ['a stranger', '8.8.8.8', 404],
    ['a stranger with IPv6', '2001:db8::1', 404],
  ])('%s', async (_who, from, status) => {
    expect(await ask('concern', waiting, { from })).toMatchObject({ status })
  })

  it('nowhere, for whoever came over a proxy that nobody trusts', async () => {
    const alone = await startGateway({ operators: [lan], trustedProxies: [] })
    try {
      const sent = (headers: Record<string, string>) =>
        alone.fetch('http://gateway.test/ops', { headers: { 'X-Ops-Secret': lan.secret, ...headers } })
      expect((await sent({})).status).toBe(200)
      expect((await sent({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404)
    } finally {
      await alone.close()
    }
  })
})

it('an address that cannot be read is told by the name of its own variable', async () => {
  await expect(startGateway({ operators: [lan], opsNetworks: ['office'] })).rejects.toThrow(
    'SAOLA_OPS_NETWORKS has the entry "office"',
  )
})

describe('guesses of a secret (system 34)', () => {
  it('a thousand at once are five, and the right one waits as well', async () => {
    const from = '10.1.0.1'
    const guesses = await Promise.all(
      Array.from({ length: 1000 }, (_, place) => ask('concern', waiting, { secret: `guess-${place}`, from })),
    )
    const refused = guesses.map(({ status }) => status)
    expect(refused.filter((status) => status === 403)).toHaveLength(5)
    expect(refused.filter((status) => status === 429)).toHaveLength(995)
    expect(await ask('concern', waiting, { from })).toMatchObject({ status: 429 })
    expect(await ask('concern', waiting, { from: '10.1.0.2' })).toMatchObject({ status: 200 })
    gateway.clock.advance(minuteMs)
    expect(await ask('concern', waiting, { from })).toMatchObject({ status: 200 })
  })

  it('who goes on is heard twenty times in a day', async () => {
    const from = '10.2.0.1'
    let heard = 0
    for (let minute = 0; minute < 8 * 60; minute += 1) {
      for (let guess = 0; guess < 6; guess += 1) {
        const { status } = await ask('concern', waiting, { secret: 'guess', from })
        if (status === 403) heard += 1
      }
      gateway.clock.advance(minuteMs)
    }
    expect(heard).toBe(20)
    expect(await ask('concern', waiting, { from })).toMatchObject({ status: 429 })
  })
})
