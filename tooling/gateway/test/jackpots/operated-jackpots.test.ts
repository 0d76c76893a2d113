import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls, type JackpotPool } from '@saola/protocol'
import { jackpotTerms } from '@saola/rules'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, newKey, seamless } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { drawFarPoints, secretsOf } from './far-points.ts'

const stake = 1_000_000
const why = { by: 'Hạnh', reason: 'the pool is closed for good' }

let gateway: TestGateway
let player: TestPerson
let sessionKey: string
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret', opsSecret: 'ops' })
  player = await addPerson(gateway, 'poolplayer')
  await fund(gateway, player, 10_000_000_000)
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  sessionKey = opened.value.sessionKey
  await gateway.services.db
    .updateTable('game')
    .set({ feeds_jackpot: true })
    .where('node_id', '=', '105')
    .execute()
  await drawFarPoints(gateway)
})
afterEach(() => expectReconciled(gateway.services.db))
afterAll(() => gateway.close())

async function ops(wanted: object): Promise<{ status: number; pools: Record<string, Operated> }> {
  const response = await gateway.fetch('http://gateway.test/ops/jackpot', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...wanted }),
  })
  const read = (await response.json()) as { value?: { pools: Operated[] }; pools?: Operated[] }
  const list = read.value?.pools ?? read.pools ?? []
  return { status: response.status, pools: Object.fromEntries(list.map((pool) => [pool.pool, pool])) }
}
type Operated = {
  pool: string
  cycle: number
  amount: number
  reserve: number
  state: string
  terms: object
  nextTerms: object
}

async function play(amount = stake): Promise<void> {
  const roundId = newKey()
  await seamless(gateway, 'debit', {
    transactionId: `${roundId}-d`,
    roundId,
    sessionKey,
    amount,
    content: '',
  })
  const end = { transactionId: `${roundId}-c`, debitTransactionId: `${roundId}-d`, amount: 0, content: '' }
  expect((await seamless(gateway, 'credit', end)).success).toBe(true)
}

/** The next stake wins the pool. */
async function bringNear(pool: JackpotPool): Promise<void> {
  const row = (await secretsOf(gateway)).find((each) => each.pool === pool)
  if (!row) throw new Error(`there is no ${pool}`)
  const near = { secret: `${row.meter_micro + 1}:${row.salt}` }
  await gateway.services.db.updateTable('jackpot_pool').set(near).where('pool', '=', pool).execute()
}

const list = async () => (await ops({ do: 'list' })).pools
const shownTo = async (pool: JackpotPool) =>
  (await gateway.client().send(calls.games.jackpots)).pools.find((each) => each.pool === pool)
const events = () =>
  gateway.services.db
    .selectFrom('significant_event')
    .selectAll()
    .where('kind', '=', 'jackpot.changed')
    .orderBy('id')
    .execute()

describe('the terms of a jackpot (games 133)', () => {
  const terms = { seed: 200_000, cap: 800_000, share: 3000, reserveShare: 1500 }

  it('that an operator changes hold from the next cycle; the one that runs keeps its own', async () => {
    expect((await ops({ do: 'terms', pool: 'mini', terms, ...why })).status).toBe(200)
    expect((await list())['mini']).toMatchObject({ terms: jackpotTerms.mini, nextTerms: terms })
    const before = await shownTo('mini')
    await play()
    expect(await shownTo('mini')).toMatchObject({
      meter: (before?.meter ?? 0) + 2000,
      cap: 500_000,
      share: 2000,
    })
    await bringNear('mini')
    await play()
    expect(await shownTo('mini')).toMatchObject({ ...terms, cycle: 2, meter: 200_000 })
    await drawFarPoints(gateway)
    await play()
    expect(await shownTo('mini')).toMatchObject({ meter: 203_000 })
  })

  it.each([
    ['a cap near the seed', { ...terms, cap: 399_999 }],
    ['a share of nothing', { ...terms, share: 0 }],
    ['shares of more than a hundredth', { ...terms, share: 9000 }],
    ['no seed', { ...terms, seed: 0 }],
  ])('with %s are refused', async (_, wrong) => {
    expect((await ops({ do: 'terms', pool: 'mini', terms: wrong, ...why })).status).toBe(400)
  })

  it('are kept with who changed them and why', async () => {
    const [event] = await events()
    expect(event).toMatchObject({ subject: 'terms mini', person: 'Hạnh', reason: why.reason })
    expect(event?.after).toMatchObject({ nextTerms: terms })
  })
})

describe('a jackpot that is stopped (games 134)', () => {
  it('takes no share and is not won, and goes on where it stood when it is resumed', async () => {
    await ops({ do: 'stop', pool: 'minor', when: 'now', ...why })
    const before = await shownTo('minor')
    expect(before).toMatchObject({ isStopped: true, chance: 0 })
    await bringNear('minor')
    await play()
    expect(await shownTo('minor')).toEqual(before)
    expect((await ops({ do: 'stop', pool: 'minor', when: 'now', ...why })).status).toBe(400)
    await ops({ do: 'resume', pool: 'minor', ...why })
    expect((await ops({ do: 'resume', pool: 'minor', ...why })).status).toBe(400)
    await play()
    expect(await shownTo('minor')).toMatchObject({ cycle: 2, meter: 1_000_000 })
    expect((await shownTo('minor'))?.isStopped).toBeUndefined()
  })

  it('at the end of its cycle is fed until it falls, is then empty, and starts with its seed when it is resumed', async () => {
    await drawFarPoints(gateway)
    await ops({ do: 'stop', pool: 'minor', when: 'fallen', ...why })
    await play()
    expect((await list())['minor']).toMatchObject({ state: 'ending', amount: 1_002_000 })
    await bringNear('minor')
    await play()
    expect((await list())['minor']).toMatchObject({ state: 'empty', amount: 0, cycle: 2 })
    await play()
    await expectReconciled(gateway.services.db)
    expect((await list())['minor']).toMatchObject({ amount: 0 })
    await ops({ do: 'resume', pool: 'minor', ...why })
    expect((await list())['minor']).toMatchObject({ state: 'running', amount: 1_000_000, cycle: 3 })
  })

  it('gives all that is in it to another of its merchant, once', async () => {
    await drawFarPoints(gateway)
    const move = { do: 'move', pool: 'minor', to: 'major', key: 'minor-to-major', ...why }
    // One that runs is not moved.
    expect((await ops(move)).status).toBe(400)
    await ops({ do: 'stop', pool: 'minor', when: 'now', ...why })
    const before = await list()
    const hash = (await shownTo('major'))?.commitment
    const secrets = await secretsOf(gateway)
    const moved = await ops(move)
    const [from, to] = [before['minor'], before['major']]
    if (!from || !to) throw new Error('there are no pools')
    expect(moved.pools['minor']).toMatchObject({ state: 'empty', amount: 0, reserve: 0 })
    expect(moved.pools['major']).toMatchObject({
      amount: to.amount + from.amount,
      reserve: to.reserve + from.reserve,
      cycle: to.cycle + 1,
    })
    // Its point lies above what is in it now, as its new hash says.
    const major = (await secretsOf(gateway)).find(({ pool }) => pool === 'major')
    expect(major?.point).toBeGreaterThan(major?.meter_micro ?? Infinity)
    expect((await shownTo('major'))?.commitment).not.toBe(hash)
    const event = (await events()).at(-1)
    const old = secrets.find(({ pool }) => pool === 'major')
    expect(event?.after).toMatchObject({
      moved: from.amount,
      unwon: [{ pool: 'minor' }, { pool: 'major', cycle: old?.cycle, point: old?.point, salt: old?.salt }],
    })
    const count = (await events()).length
    expect((await ops(move)).pools).toEqual(moved.pools)
    expect(await events()).toHaveLength(count)
    expect((await ops({ ...move, to: 'grand' })).status).toBe(400)
  })

  it('is not moved where it would not fit under the cap, to itself, or to one that is stopped', async () => {
    await ops({ do: 'stop', pool: 'grand', when: 'now', ...why })
    const move = { do: 'move', pool: 'grand', ...why }
    const before = await list()
    expect((await ops({ ...move, to: 'mini', key: 'grand-to-mini' })).status).toBe(400)
    expect((await ops({ ...move, to: 'grand', key: 'grand-to-grand' })).status).toBe(400)
    expect((await ops({ ...move, to: 'minor', key: 'grand-to-minor' })).status).toBe(400)
    expect(await list()).toEqual(before)
    await ops({ do: 'resume', pool: 'grand', ...why })
  })
})

it('what jackpots paid is listed by time and from a sum on (games 134)', async () => {
  const response = await gateway.fetch('http://gateway.test/ops/jackpot', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({
      do: 'wins',
      merchant: 'saola',
      from: 0,
      until: gateway.clock.now() + 1,
      least: 1_000_000,
    }),
  })
  const text = await response.text()
  const kept = await gateway.services.db.selectFrom('jackpot_win').selectAll().execute()
  const large = kept.filter(({ amount }) => amount >= 1_000_000)
  expect(large.length).toBeGreaterThan(0)
  expect(large.length).toBeLessThan(kept.length)
  for (const { order_no: orderNo } of kept) {
    expect(text.includes(orderNo)).toBe(large.some((win) => win.order_no === orderNo))
  }
  expect(text).toContain('poolplayer')
})
