import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@saola/rules'
import { compareAggregators } from '../../src/games/aggregators/listed/compare-aggregators.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { operateVendor } from '../vendor-records/stage.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { listFor, type ListServer, type Row } from './list-server.ts'
import { connectAggregator, id, units, userOf, type Aggregator } from './stage.ts'

let gateway: TestGateway
let hub: Aggregator
let list: ListServer
let player: TestPerson
let token: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  hub = await connectAggregator(gateway, {
    code: 'HUB88',
    protocol: 'hub88',
    header: 'X-Hub88-Signature',
    tokenName: 'token',
  })
  list = await listFor(gateway, 'HUB88')
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // What other tests played is no longer asked for.
  gateway.clock.advance(2 * dayMs)
  await gateway.services.db.deleteFrom('aggregator_difference').execute()
  Object.assign(list, { rows: [], asked: [], isAway: false, refuses: () => undefined })
  number += 1
  player = await addPerson(gateway, `listed${number}`)
  await fund(gateway, player, 1_000_000)
  token = await hub.launch(player)
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await list.close()
  await hub.close()
  await gateway.close()
})

const later = (ms: number): void => gateway.clock.advance(ms)
const run = (): Promise<number> => compareAggregators.run(gateway.services)
const has = () => balanceOf(gateway, player.wallet)

/** Lists something as done now; the row, for tests to change. */
function listed(kind: string, dong: number, more: Row = {}): Row {
  const row = { ...asked('listed', dong, more), kind, transaction_status: 'TS_SUCCESS' }
  list.rows.push({ at: gateway.clock.now(), row })
  return row
}

/** What call and row say alike. */
function asked(act: string, dong: number, more: Row): Row {
  const usual = { user: userOf(player), transaction_uuid: id(act), round: id('round') }
  return { ...usual, amount: units(dong), game_code: 'sgr_gold_rush', ...more }
}

/** Sends a call of the aggregator and lists it; the row, for tests to change. */
async function done(act: 'bet' | 'win' | 'rollback', kind: string, dong: number, more: Row): Promise<Row> {
  const call = asked(act, dong, more)
  const body = { request_uuid: id('request'), token, currency: 'VND', ...call }
  await hub.call(`/transaction/${act}`, JSON.stringify(body))
  return listed(kind, dong, call)
}

const bet = (dong: number, more: Row = {}) => done('bet', 'TK_BET', dong, more)
const win = (stake: Row, dong: number, more: Row = {}) =>
  done('win', 'TK_WIN', dong, {
    round: stake['round'],
    reference_transaction_uuid: stake['transaction_uuid'],
    round_closed: true,
    ...more,
  })
const rollback = (stake: Row) =>
  done('rollback', 'TK_ROLLBACK', 0, {
    round: stake['round'],
    reference_transaction_uuid: stake['transaction_uuid'],
  })
/** Takes a row out of the list. */
function forget(row: Row): void {
  list.rows = list.rows.filter((each) => each.row !== row)
}

const kept = () =>
  gateway.services.db
    .selectFrom('aggregator_difference')
    .select(['transaction_id', 'kind', 'their_amount', 'our_amount', 'state'])
    .orderBy('id')
    .execute()
const eventsOf = (row: Row) =>
  gateway.services.db
    .selectFrom('significant_event')
    .select(['merchant_id', 'actor', 'subject', 'after'])
    .where('kind', '=', 'vendor.differs')
    .where('subject', '=', `HUB88 ${String(row['transaction_uuid'])}`)
    .execute()
const waiting = async (): Promise<unknown[]> => {
  const response = await gateway.fetch('http://gateway.test/ops/work', { headers: { 'X-Ops-Secret': 'ops' } })
  // Tests look into replies freely.
  const { value } = (await response.json()) as { value: { waiting: { kind: string }[] } }
  return value.waiting.filter(({ kind }) => kind === 'difference')
}

describe('what an aggregator lists is compared with what has moved (games 148)', () => {
  it('and a day about which both agree is no difference', async () => {
    const stake = await bet(10_000)
    await win(stake, 25_000)
    await bet(5_000, { round_closed: true })
    const second = await bet(5_000)
    const another = await bet(7_000, { round: second['round'] })
    another['transaction_status'] = 'TS_ROLLEDBACK'
    await rollback(another)
    await win(second, 2_000, { round_closed: false })
    await win(second, 0)
    // The row of a stake that was taken back may still say that it was done.
    await rollback(await bet(8_000))
    const declined = await bet(90_000_000)
    declined['transaction_status'] = 'TS_DECLINED'
    const free = await done('bet', 'TK_FREE_BET', 5_000, { is_free: true })
    await done('win', 'TK_FREE_WIN', 4_000, {
      is_free: true,
      reference_transaction_uuid: free['transaction_uuid'],
    })
    expect(await has()).toBe(1_000_000 + 25_000 - 10_000 - 5_000 - 5_000 + 2_000 + 4_000)
    later(hourMs)
    expect(await run()).toBe(0)
    expect(await kept()).toEqual([])
  })

  it('in 24 hours, each with five minutes before and after it, up to half an hour ago', async () => {
    await run()
    const now = gateway.clock.now()
    expect(list.asked).toHaveLength(24)
    expect(list.asked[0]).toEqual({ from: now - 100 * minuteMs, to: now - 30 * minuteMs })
    expect(list.asked[23]?.from).toBe(now - dayMs - 40 * minuteMs)
  })

  it.each<[string, () => Promise<Row>, object]>([
    [
      'a win that never came',
      () => Promise.resolve(listed('TK_WIN', 30_000)),
      { kind: 'missing-here', their_amount: 30_000, our_amount: null },
    ],
    [
      'a win that was refused and given up',
      async () => {
        const row = await win(await bet(10_000, { round_closed: true }), 30_000)
        return Object.assign(row, { transaction_status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED' })
      },
      { kind: 'missing-here', their_amount: 30_000, our_amount: null },
    ],
    [
      'half a đồng',
      async () => Object.assign(listed('TK_JP_WIN', 1), { amount: 50_000 }),
      { kind: 'missing-here', their_amount: null, our_amount: null },
    ],
    [
      'a stake that they do not list',
      async () => {
        const row = await bet(10_000)
        forget(row)
        return row
      },
      { kind: 'missing-there', their_amount: null, our_amount: 10_000 },
    ],
    [
      'a win that they do not list',
      async () => {
        const row = await win(await bet(10_000), 25_000)
        forget(row)
        return row
      },
      { kind: 'missing-there', their_amount: null, our_amount: 25_000 },
    ],
    [
      'a stake that they say was declined',
      async () => Object.assign(await bet(10_000), { transaction_status: 'TS_DECLINED' }),
      { kind: 'missing-there', their_amount: null, our_amount: 10_000 },
    ],
    [
      'another sum',
      async () => Object.assign(await bet(10_000), { amount: units(11_000) }),
      { kind: 'amount', their_amount: 11_000, our_amount: 10_000 },
    ],
    [
      'a free stake that was taken',
      async () => Object.assign(await bet(10_000), { kind: 'TK_FREE_BET' }),
      { kind: 'amount', their_amount: 0, our_amount: 10_000 },
    ],
    [
      'a stake that went back here alone',
      async () => {
        const row = await bet(10_000)
        forget(await rollback(row))
        return row
      },
      { kind: 'rolled-back-here', their_amount: 10_000, our_amount: 10_000 },
    ],
    [
      'a stake that went back there alone',
      async () => Object.assign(await bet(10_000), { transaction_status: 'TS_ROLLEDBACK' }),
      { kind: 'rolled-back-there', their_amount: 10_000, our_amount: 10_000 },
    ],
    [
      'a rollback that never came',
      async () => {
        const row = await bet(10_000)
        listed('TK_ROLLBACK', 0, { reference_transaction_uuid: row['transaction_uuid'] })
        return row
      },
      { kind: 'rolled-back-there', their_amount: 10_000, our_amount: 10_000 },
    ],
    [
      'a kind that the protocol does not have',
      async () => Object.assign(await bet(10_000), { kind: 'TK_NEW' }),
      { kind: 'unreadable', their_amount: null, our_amount: null },
    ],
  ])('%s is named, once', async (_what, plant, expected) => {
    const row = await plant()
    const before = await has()
    later(hourMs)
    expect(await run()).toBe(1)
    later(hourMs)
    expect(await run()).toBe(0)
    expect(await kept()).toEqual([{ transaction_id: row['transaction_uuid'], state: 'open', ...expected }])
    expect(await eventsOf(row)).toMatchObject([{ merchant_id: null, actor: 'gateway' }])
    expect(await waiting()).toMatchObject([
      { about: `HUB88 ${String(row['transaction_uuid'])}`, act: 'vendor' },
    ])
    expect(await has()).toBe(before)
  })

  it('by two processes at once, and still once', async () => {
    const row = await bet(10_000)
    forget(row)
    later(hourMs)
    const told = await Promise.all([run(), run()])
    expect(told.toSorted()).toEqual([0, 1])
    expect(await kept()).toHaveLength(1)
    expect(await eventsOf(row)).toHaveLength(1)
  })

  it('but nobody asks an aggregator whose list is not known', async () => {
    const marbles = await connectAggregator(gateway, {
      code: 'MARBLES',
      protocol: 'marbles',
      header: 'X-Marbles-Signature',
      tokenName: 'clientSessionId',
    })
    await run()
    expect(marbles.launches.asked).toEqual([])
    await marbles.close()
  })
})

describe('what is under way is no difference (games 148)', () => {
  it('until it is older than half an hour', async () => {
    forget(await bet(10_000))
    later(35 * minuteMs)
    expect(await run()).toBe(0)
    later(1)
    expect(await run()).toBe(1)
  })

  it('nor is a stake that went back since', async () => {
    const stake = await bet(10_000)
    later(2 * hourMs)
    forget(await rollback(stake))
    later(10 * minuteMs)
    expect(await run()).toBe(0)
  })

  it('nor a win that was sent for hours, which is listed when it was made', async () => {
    const stake = await bet(10_000)
    const made = gateway.clock.now()
    later(5 * hourMs)
    await win(stake, 25_000)
    for (const each of list.rows) each.at = made
    for (const hours of [1, 6, 6, 4, 1, 1, 3]) {
      later(hours * hourMs)
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      expect(await run()).toBe(0)
    }
  })
})

describe('an hour that is not told (games 148)', () => {
  it('says nothing against anybody, is a line in the log, and is asked for again', async () => {
    forget(await bet(10_000))
    const at = gateway.clock.now()
    later(65 * minuteMs)
    list.refuses = ({ from, to }) => (from <= at && at < to ? 500 : undefined)
    expect(await run()).toBe(0)
    expect(list.asked).toHaveLength(24)
    expect(console.warn).toHaveBeenCalledWith('[HUB88] 1 of 24 hours of its transactions were not told')
    list.refuses = () => undefined
    expect(await run()).toBe(1)
  })

  it('leaves open what it may have listed', async () => {
    const stake = await bet(10_000)
    const made = gateway.clock.now()
    later(3 * hourMs)
    await win(stake, 25_000)
    for (const each of list.rows) each.at = made
    later(hourMs)
    list.refuses = ({ from, to }) => (from <= made && made < to ? 500 : undefined)
    expect(await run()).toBe(0)
  })

  it('nor does anybody ask on where nobody answers', async () => {
    forget(await bet(10_000))
    later(hourMs)
    list.isAway = true
    expect(await run()).toBe(0)
    expect(console.warn).toHaveBeenCalledWith('[HUB88] 24 of 24 hours of its transactions were not told')
    list.isAway = false
    expect(await run()).toBe(1)
  })
})

describe('a difference has an end (games 149)', () => {
  it('by a later look at which both agree, and is told again where it differs again', async () => {
    const row = await bet(10_000)
    row['amount'] = units(11_000)
    later(hourMs)
    expect(await run()).toBe(1)
    row['amount'] = units(10_000)
    expect(await run()).toBe(0)
    expect(await kept()).toMatchObject([{ kind: 'amount', state: 'settled' }])
    expect(await waiting()).toEqual([])
    row['amount'] = units(12_000)
    expect(await run()).toBe(1)
    expect(await kept()).toMatchObject([{ kind: 'amount', state: 'open', their_amount: 12_000 }])
    expect(await eventsOf(row)).toHaveLength(2)
  })

  it('by a person who has looked, once', async () => {
    const [row, other] = [listed('TK_WIN', 30_000), listed('TK_WIN', 40_000)]
    later(hourMs)
    expect(await run()).toBe(2)
    const transactionId = String(row['transaction_uuid'])
    const note = { do: 'note-difference', vendor: 'HUB88', transactionId, reason: 'paid by hand', by: 'lan' }
    expect(await operateVendor(gateway, note)).toMatchObject({ status: 200 })
    expect(await operateVendor(gateway, note)).toMatchObject({ status: 404, field: 'transactionId' })
    expect(await run()).toBe(0)
    const { text } = await operateVendor(gateway, { do: 'differences', vendor: 'HUB88' })
    expect(JSON.parse(text)).toMatchObject({
      value: {
        differences: [
          { transactionId: other['transaction_uuid'], state: 'open', theirAmount: 40_000, ourAmount: null },
          { transactionId, kind: 'missing-here', state: 'noted', notedBy: 'lan', note: 'paid by hand' },
        ],
        next: null,
      },
    })
    const open = await operateVendor(gateway, { do: 'differences', state: 'open' })
    expect(open.text).not.toContain(transactionId)
    const acts = gateway.services.db.selectFrom('significant_event').select(['person', 'reason'])
    expect(
      await acts.where('kind', '=', 'act.done').where('subject', '=', `HUB88 ${transactionId}`).execute(),
    ).toEqual([{ person: 'lan', reason: 'paid by hand' }])
  })
})
