import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openEdge, type Edge } from './open-edge.ts'
import { readsPerNetwork } from '../../src/http/edge/limit-reads.ts'
import { visit } from './visitor.ts'

/** A proxy that is trusted, and an address that is anybody's. */
const proxy = '127.0.0.1'
const stranger = '127.0.0.9'
/** As many captchas as an address may ask for in five minutes. */
const captchas = 120

let edge: Edge
beforeAll(async () => {
  edge = await openEdge({ trustedProxies: [proxy, '10.0.0.0/8'] })
})
afterAll(() => edge.close())

/** Every address that the gateway keeps of an agent's sign-in, whose acts are written down. */
async function keptOf(name: string, signIn: () => Promise<unknown>): Promise<Set<string | null>> {
  const { db } = edge.gateway.services
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('session').where('account_id', '=', id).execute()
  await db.deleteFrom('known_address').where('account_id', '=', id).execute()
  const before = await db.selectFrom('activity').select('id').where('actor_id', '=', id).execute()
  await signIn()
  const last = await db
    .selectFrom('account')
    .select('last_login_ip as ip')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('session').select('ip').where('account_id', '=', id).execute()
  const known = await db.selectFrom('known_address').select('ip').where('account_id', '=', id).execute()
  const acts = await db.selectFrom('activity').select(['id', 'ip']).where('actor_id', '=', id).execute()
  const added = acts.filter((act) => before.every((old) => old.id !== act.id))
  expect([sessions.length, known.length, added.length]).toEqual([1, 1, 1])
  return new Set([last, ...sessions, ...known, ...added].map(({ ip }) => ip))
}

describe('the address that is kept of a sign-in', () => {
  it.each([
    ['a visitor who writes 9,000 letters', stranger, 'A'.repeat(9_000), stranger],
    ['a visitor who writes an address', stranger, '198.51.100.7', stranger],
    ['9,000 letters before what the proxy adds', proxy, `${'A'.repeat(9_000)}, 198.51.100.7`, '198.51.100.7'],
    ['9,000 letters that the proxy passes on', proxy, 'A'.repeat(9_000), proxy],
    ['an address that is not one', proxy, 'evil.example', proxy],
    ['an address that a visitor made up, and his own', proxy, '203.0.113.1, 198.51.100.7', '198.51.100.7'],
    ['a way through several proxies', proxy, '203.0.113.1, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['IPv6, in its one spelling', proxy, '2001:DB8:0:0::7', '2001:db8::7'],
    ['IPv4 in IPv6', proxy, '::ffff:198.51.100.7', '198.51.100.7'],
  ])('%s', async (_, from, addresses, expected) => {
    const visitor = visit(edge.from(from), { addresses })
    expect(await keptOf('agent01', () => visitor.signIn('agent01'))).toEqual(new Set([expected]))
  })
})

/** Asks for captchas until one is refused; how many were answered. */
async function answered(from: string, addressOf: (turn: number) => string): Promise<number> {
  edge.gateway.clock.advance(10 * 60_000)
  for (let turn = 0; turn < captchas + 2; turn++) {
    const { fetch } = edge.from(from)
    const { status } = await fetch(`http://gateway.test${calls.session.captcha.path}`, {
      headers: { Merchant: 'saola', 'X-Forwarded-For': addressOf(turn) },
    })
    if (status === 429) return turn
  }
  return captchas + 2
}

describe('attempts are counted', () => {
  it('for the address that a visitor comes from, whatever he writes', async () => {
    expect(await answered(stranger, (turn) => `198.51.100.${turn}`)).toBe(captchas)
  })

  it('for his address behind a proxy, whatever he writes before it', async () => {
    expect(await answered(proxy, (turn) => `text ${turn}, 203.0.113.${turn}, 198.51.100.200`)).toBe(captchas)
  })

  it('for the /64 of an IPv6 address, and not for the next one', async () => {
    expect(await answered(proxy, (turn) => `2001:db8:1:2:${turn}::1`)).toBe(captchas)
    const { status } = await edge.from(proxy).fetch(`http://gateway.test${calls.session.captcha.path}`, {
      headers: { Merchant: 'saola', 'X-Forwarded-For': '2001:db8:1:3::1' },
    })
    expect(status).toBe(200)
  })
})

function read(from: string, path: string, address = '198.51.100.60'): Promise<Response> {
  return edge.from(from).fetch(`http://gateway.test${path}`, {
    headers: { Merchant: 'saola', 'X-Forwarded-For': address },
  })
}

describe('reads that anybody may make', () => {
  it('end for a network that floods, and for no other', async () => {
    const { limiter } = edge.gateway.services
    for (let turn = 0; turn < readsPerNetwork.attempts; turn++) {
      await limiter.take('read:network:198.51.100.60', readsPerNetwork)
    }
    const refused = await read(proxy, calls.system.status.path)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '300'])
    expect((await read(proxy, calls.games.catalogue.path)).status).toBe(429)
    expect((await read(proxy, calls.system.status.path, '198.51.100.61')).status).toBe(200)
    expect((await read(stranger, calls.system.status.path)).status).toBe(200)
    // A line is timed without it.
    expect((await read(proxy, calls.system.ping.path)).status).toBe(200)
  })

  it('are answered again five minutes later', async () => {
    edge.gateway.clock.advance(5 * 60_000)
    expect((await read(proxy, calls.system.status.path)).status).toBe(200)
  })
})

/** The region that the gateway believes a visitor to be in. */
async function seen(from: string, region: string): Promise<unknown> {
  const answer = await edge.from(from).fetch(`http://gateway.test${calls.system.status.path}`, {
    headers: { Merchant: 'saola', 'X-Region': region, 'X-Forwarded-For': '198.51.100.7' },
  })
  return (await answer.json()).value.location
}

describe('the region of a visitor', () => {
  it('is what a trusted proxy says', async () => {
    expect(await seen(proxy, 'SG')).toBe('SG')
  })

  it('is not what the visitor says', async () => {
    expect(await seen(stranger, 'SG')).toBe('VN')
  })

  it.each(['Call 1900-1234', 'S', 'SG, VN', 'A'.repeat(9_000)])('is a country: %s', async (text) => {
    expect(await seen(proxy, text)).toBe('VN')
  })

  it('does not open a call that is closed to where the visitor is', async () => {
    const { db } = edge.gateway.services
    const { settings } = await db
      .selectFrom('merchant')
      .select('settings')
      .where('code', '=', 'saola')
      .executeTakeFirstOrThrow()
    const close = (restrictedRegions: string[]) =>
      db
        .updateTable('merchant')
        .set({ settings: JSON.stringify({ ...settings, restrictedRegions }) })
        .where('code', '=', 'saola')
        .execute()
    await close(['VN'])
    const ask = (from: string) =>
      edge.from(from).fetch(`http://gateway.test${calls.session.captcha.path}`, {
        headers: { Merchant: 'saola', 'X-Region': 'SG', 'X-Forwarded-For': '198.51.100.8' },
      })
    expect((await ask(stranger)).status).toBe(403)
    expect((await ask(proxy)).status).toBe(200)
    await close(settings.restrictedRegions)
  })
})
