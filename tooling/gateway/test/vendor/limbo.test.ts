import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { limboChance, limboResult, limboRules, playLimbo } from '@saola/game-engines'
import { calls } from '@saola/protocol'
import { seededRandom } from '@saola/testkit'
import { createVendor, recoverRounds, drawsOf, openSeed, type SendToGateway } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { newKey, sitDown } from './seat.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'
import { pageAssets } from './page-assets.ts'

let gateway: TestGateway
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ lines: ['http://127.0.0.1:4011'] })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})
beforeEach(async () => {
  // The vendor tells every broken round; here they are broken on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  number += 1
  player = await addPerson(gateway, `limbo${number}`)
  await fund(gateway, player, 1_000_000)
})

const balance = () => balanceOf(gateway, player.wallet)
const rounds = () =>
  gateway.vendorDb.selectFrom('round').selectAll().where('player_id', '=', String(player.id)).execute()
const bets = () =>
  gateway.services.db.selectFrom('bet').selectAll().where('account_id', '=', player.id).execute()

describe('a round', () => {
  it('pays by the rule and leaves the wallet as the page shows it', async () => {
    const seat = await sitDown(gateway, player)
    let expected = 1_000_000
    for (let played = 0; played < 12; played += 1) {
      const { value } = await seat.post('/api/play', {
        key: newKey(),
        stake: 10_000,
        choice: { target: 150 },
      })
      const { payout, view } = value.round
      const { result } = view
      expect(payout).toBe(result >= 150 ? 15_000 : 0)
      expected += payout - 10_000
      expect([value.balance, await balance()]).toEqual([expected, expected])
    }
    expect((await bets()).every((bet) => bet.status === 'settled')).toBe(true)
  })

  it('sent twice with one key is one round and one debit', async () => {
    const seat = await sitDown(gateway, player)
    const press = { key: newKey(), stake: 10_000, choice: { target: 200 } }
    const first = await seat.post('/api/play', press)
    expect(await seat.post('/api/play', press)).toEqual(first)
    expect(await rounds()).toHaveLength(1)
    expect(await bets()).toHaveLength(1)
    expect(await balance()).toBe(1_000_000 - 10_000 + first.value.round.payout)
  })

  it('with the key of another one is refused', async () => {
    const seat = await sitDown(gateway, player)
    const press = { key: newKey(), stake: 10_000, choice: { target: 200 } }
    await seat.post('/api/play', press)
    const other = await seat.post('/api/play', { ...press, stake: 20_000 })
    expect(other).toMatchObject({ status: 409, errorCode: 'round.key.reused' })
  })

  it('beyond the balance says what to do and takes nothing', async () => {
    const seat = await sitDown(gateway, player)
    const answer = await seat.post('/api/play', { key: newKey(), stake: 1_000_001, choice: { target: 200 } })
    expect(answer).toMatchObject({ status: 409, errorCode: 'seamless.insufficient' })
    expect(answer.message).toMatch(/Lower the stake, or deposit/)
    expect(await balance()).toBe(1_000_000)
  })

  it.each([
    ['stake', { stake: 999, choice: { target: 200 } }],
    ['stake', { stake: 50_000_001, choice: { target: 200 } }],
    ['stake', { stake: 1000.5, choice: { target: 200 } }],
    ['choice', { stake: 1000, choice: { target: 100 } }],
    ['choice', { stake: 1000, choice: { target: 1_000_001 } }],
    ['choice', { stake: 1000, choice: { target: 200.5 } }],
    ['key', { stake: 1000, choice: { target: 200 }, key: 'short' }],
  ])('with a wrong %s is refused', async (field, wish) => {
    const seat = await sitDown(gateway, player)
    const answer = await seat.post('/api/play', { key: newKey(), ...wish })
    expect(answer).toMatchObject({ status: 400, errorCode: 'request', field })
  })

  it('needs the session key of a sitting', async () => {
    const seat = await sitDown(gateway, player)
    const answer = await seat.post(
      '/api/play',
      { key: newKey(), stake: 1000, choice: { target: 200 } },
      'guessed',
    )
    expect(answer).toMatchObject({ status: 401, errorCode: 'seamless.session' })
  })

  it('counts in the play that the strip above the game shows', async () => {
    const client = gateway.client(player.token)
    const seat = await sitDown(gateway, player)
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 10_000, choice: { target: 200 } })
    const [bet] = await bets()
    const playSessionId = bet?.play_session_id ?? ''
    const play = await client.send(calls.protection.playSession, { playSessionId })
    const won = value.round.payout
    expect(play).toMatchObject({ rounds: 1, staked: 10_000, won, result: won - 10_000 })
  })
})

/** A connection to the gateway that breaks around one call: before it arrives, or after it was done. */
function breaking(call: string, when: 'before' | 'after'): SendToGateway {
  const send = gatewayOf(gateway)
  return async (request) => {
    const isTheOne = new URL(request.url).pathname === `/seamless/${call}`
    if (isTheOne && when === 'before') throw new Error('the process was killed')
    const response = await send(request)
    if (isTheOne) throw new Error('the process was killed')
    return response
  }
}

describe('a gateway killed in the middle of a round', () => {
  it.each([
    ['before the stake arrived', 'debit', 'before', 'rolled-back'],
    ['after the stake was taken', 'debit', 'after', 'rolled-back'],
    ['before the winnings arrived', 'credit', 'before', 'paid'],
    ['after the winnings were paid', 'credit', 'after', 'paid'],
  ] as const)('%s leaves an exact ledger after the restart', async (_, call, when, state) => {
    const seat = await sitDown(gateway, player, breaking(call, when))
    const press = { key: newKey(), stake: 100_000, choice: { target: 101 } }
    expect((await seat.post('/api/play', press)).status).toBe(503)
    await recoverRounds(vendorServices(gateway))
    const [round] = await rounds()
    const [bet] = await bets()
    expect(round?.state).toBe(state)
    const payout = round?.payout ?? 0
    expect(await balance()).toBe(state === 'paid' ? 900_000 + payout : 1_000_000)
    if (call === 'credit') expect(bet).toMatchObject({ status: 'settled', win_amount: payout })
    if (call === 'debit' && when === 'after') expect(bet?.status).toBe('cancelled')
    const accounts = await gateway.services.db
      .selectFrom('entry')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .executeTakeFirstOrThrow()
    expect(accounts.sum).toBe(0)
    expect(await recoverRounds(vendorServices(gateway))).toBe(0)
  })

  it('is told to the player as a cancelled round when the page asks again', async () => {
    const broken = await sitDown(gateway, player, breaking('debit', 'after'))
    const press = { key: newKey(), stake: 100_000, choice: { target: 200 } }
    await broken.post('/api/play', press)
    await recoverRounds(vendorServices(gateway))
    const back = await sitDown(gateway, player)
    const { value } = await back.post('/api/play', press)
    expect(value).toMatchObject({ round: { state: 'rolled-back', payout: 0 }, balance: 1_000_000 })
  })

  it('goes on with the same round when the page asks again at once', async () => {
    const broken = await sitDown(gateway, player, breaking('debit', 'after'))
    const press = { key: newKey(), stake: 100_000, choice: { target: 101 } }
    await broken.post('/api/play', press)
    const { value } = await createSeatAgain(broken.opened.sessionKey, press)
    expect(await balance()).toBe(900_000 + value.round.payout)
    expect(await bets()).toHaveLength(1)
  })
})

describe('a call that the line delivers twice', () => {
  it.each(['debit', 'credit'])(
    'leaves one %s and no lost stake, though the second is not believed',
    async (call) => {
      const send = gatewayOf(gateway)
      const seat = await sitDown(gateway, player, async (request) => {
        if (new URL(request.url).pathname !== `/seamless/${call}`) return send(request)
        await send(request.clone())
        return send(request)
      })
      const answer = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice: { target: 101 } })
      expect(answer.status).toBe(503)
      await recoverRounds(vendorServices(gateway))
      const [round] = await rounds()
      const [bet] = await bets()
      expect(round?.state).toBe(call === 'debit' ? 'rolled-back' : 'paid')
      expect(bet?.status).toBe(call === 'debit' ? 'cancelled' : 'settled')
      expect(await balance()).toBe(call === 'debit' ? 1_000_000 : 900_000 + (round?.payout ?? 0))
    },
  )
})

describe('a recovery beside a round in play', () => {
  it.each(['debit', 'credit'])('in the moment after the %s leaves one truth', async (call) => {
    const send = gatewayOf(gateway)
    const seat = await sitDown(gateway, player, async (request) => {
      const response = await send(request)
      if (new URL(request.url).pathname === `/seamless/${call}`)
        await recoverRounds(vendorServices(gateway, send))
      return response
    })
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 100_000, choice: { target: 101 } })
    const { state, payout } = value.round
    expect(state).toBe(call === 'debit' ? 'rolled-back' : 'paid')
    expect(await balance()).toBe(state === 'paid' ? 900_000 + payout : 1_000_000)
  })
})

async function createSeatAgain(sessionKey: string, press: object) {
  const vendor = createVendor(vendorServices(gateway), pageAssets)
  const response = await vendor.request('/api/play', {
    method: 'POST',
    body: JSON.stringify(press),
    headers: { 'X-Session-Key': sessionKey },
  })
  return (await response.json()) as { value: { round: { payout: number } } }
}

describe('fairness', () => {
  it('commits before the round and can be checked from the seeds alone', async () => {
    const seat = await sitDown(gateway, player)
    const { serverSeedHash } = seat.opened.seeds
    const played = []
    for (let index = 0; index < 5; index += 1) {
      const { value } = await seat.post('/api/play', { key: newKey(), stake: 1000, choice: { target: 200 } })
      played.push(value.round)
    }
    expect(played.map((round) => round.nonce)).toEqual([1, 2, 3, 4, 5])
    expect(played.every((round) => round.serverSeed === undefined)).toBe(true)
    const { value } = await seat.post('/api/seeds', { clientSeed: 'mine' })
    const { serverSeed, clientSeed } = value.revealed
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(serverSeedHash)
    for (const round of played) {
      const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${round.nonce}:0`).digest()
      expect(limboResult(digest.readUInt32BE(0))).toBe(round.view.result)
    }
    expect(value.seeds).toMatchObject({ clientSeed: 'mine', nextNonce: 1 })
    expect(value.seeds.serverSeedHash).not.toBe(serverSeedHash)
  })

  it('refuses to reveal a seed while a round is open', async () => {
    const seat = await sitDown(gateway, player, breaking('debit', 'before'))
    await seat.post('/api/play', { key: newKey(), stake: 1000, choice: { target: 200 } })
    expect(await seat.post('/api/seeds', { clientSeed: 'peek' })).toMatchObject({ errorCode: 'round.open' })
  })

  it.each(['', 'with space', 'ê', 'x'.repeat(65)])('refuses “%s” as a client seed', async (clientSeed) => {
    const seat = await sitDown(gateway, player)
    const answer = await seat.post('/api/seeds', { clientSeed })
    expect(answer).toMatchObject({ status: 400, field: 'clientSeed' })
  })

  it('gives nobody the server seed of the pair in use', async () => {
    const seat = await sitDown(gateway, player)
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 1000, choice: { target: 200 } })
    const [round] = await rounds()
    const serverSeed = openSeed(
      vendorServices(gateway),
      round?.server_seed ?? '',
      round?.server_seed_hash ?? '',
    )
    expect(JSON.stringify([seat.opened, value])).not.toContain(serverSeed)
  })

  it.each([110, 200, 1000, 10_000])(
    'pays back 97 % in the long run at a target of %s hundredths',
    (target) => {
      const random = seededRandom(target)
      const serverSeed = 'a seed for the simulation'
      const count = 60_000
      let paid = 0
      for (let nonce = 1; nonce <= count; nonce += 1) {
        const clientSeed = String(Math.floor(random() * 1e9))
        paid += playLimbo({
          uniform: drawsOf({ serverSeed, clientSeed, nonce }).next(),
          stake: 100,
          target,
        }).payout
      }
      const chance = limboChance(target)
      const deviation = (target / 100) * Math.sqrt((chance * (1 - chance)) / count)
      expect(Math.abs(paid / (count * 100) - limboRules.returnPercent / 100)).toBeLessThan(4 * deviation)
    },
  )
})

describe('the page', () => {
  it.each(['/play/limbo', '/verify'])(
    '%s may be framed by the member site and its lines alone',
    async (path) => {
      const vendor = createVendor(vendorServices(gateway), pageAssets)
      const response = await vendor.request(`${path}?language=EN`)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(policy).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:4001 http:\/\/127\.0\.0\.1:401\d/)
      expect(await response.text()).toContain('<html lang="en">')
    },
  )

  it('names all that its script imports, so that no script waits for another', async () => {
    const vendor = createVendor(vendorServices(gateway), pageAssets)
    const addresses = await scriptsOf(vendor, '/play/limbo')
    expect(addresses[0]).toMatch(/\/limbo\/page\.js$/)
    for (const address of addresses) {
      const { imports } = await readScript(vendor, address)
      for (const specifier of imports)
        expect(addresses).toContain(new URL(specifier, `http://vendor.test${address}`).pathname)
    }
  })

  it('gives who verifies a round the very rule of the server, with no types and no bare imports left', async () => {
    const vendor = createVendor(vendorServices(gateway), pageAssets)
    const [script = ''] = await scriptsOf(vendor, '/play/limbo')
    const seen = new Set([script.replace('page.js', 'limbo-engine.ts')])
    for (const address of seen) {
      const { imports, body } = await readScript(vendor, address)
      expect(body).not.toMatch(/\bexport type\b|\): \w+ \{/)
      for (const specifier of imports) {
        expect(specifier).toMatch(/^\.\.?\/[\w./-]+\.ts$/)
        seen.add(new URL(specifier, `http://vendor.test${address}`).pathname)
      }
    }
    expect(seen).toContain(script.replace('page.js', 'limbo-rules.ts'))
  })
})

type Vendor = ReturnType<typeof createVendor>

/** The addresses of the scripts that a page names, its own first. */
async function scriptsOf(vendor: Vendor, path: string): Promise<string[]> {
  const page = await (await vendor.request(path)).text()
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
}

async function readScript(vendor: Vendor, address: string): Promise<{ body: string; imports: string[] }> {
  const response = await vendor.request(address)
  expect([address, response.status]).toEqual([address, 200])
  expect(response.headers.get('content-type')).toContain('text/javascript')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const body = await response.text()
  const found = body.matchAll(/(?:from|import) ?["'](\.[^"']+)["']/g)
  return { body, imports: [...found].map((match) => match[1] ?? '') }
}
