import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServices, type Schema, type Services } from '@saola/gateway'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { statementsOf } from '@saola/testkit'
import { validBetTermsOf } from '../../src/db/valid-bet-terms.ts'
import { findMerchant } from '../../src/http/merchant.ts'

import { createOrderQueue, type OrderAnswer } from '../../src/lottery/orders/order-queue.ts'
import type { AskedOrder } from '../../src/lottery/orders/plan-orders.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { accountOfOperator, addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { raceBehind, untilWaiting } from '../wallet/race.ts'
import { addDraw, openLottery } from './stage.ts'

const server = process.env['DATABASE_URL'] ?? ''
const gameCode = 'NORTH_IN_BATCHES'
const start = 100_000
const stake = 10_000
const de13 = { type: 'de-dac-biet', numbers: ['13'], base: stake, odds: 99.5 }

let gateway: TestGateway
let draw: string
let people: TestPerson[]
let turn = 0
beforeAll(async () => {
  gateway = await startGateway()
  await openLottery(gateway, gameCode)
})
beforeEach(async () => {
  turn += 1
  draw = await addDraw(gateway, gameCode, { numero: `20261122-7${turn}` })
  people = []
  for (let place = 0; place < 6; place += 1) {
    const person = await addPerson(gateway, `batch${turn}person${place}`)
    await fund(gateway, person, start)
    people.push(person)
  }
})
afterAll(async () => {
  await expectReconciled(gateway.services.db).finally(gateway.close)
})

async function askedBy(person: TestPerson, line = de13): Promise<AskedOrder> {
  const merchant = await findMerchant(gateway.services, 'saola')
  return {
    accountId: person.id,
    merchantId: merchant.id,
    language: 'EN',
    region: 'VN',
    key: newKey(),
    requestHash: `${line.type} ${line.odds}`,
    mostPerNumber: undefined,
    validBets: validBetTermsOf(merchant.settings),
    slip: { gameCode, lines: [line], draws: [{ drawId: draw, multiplier: 1 }], stopOnWin: false },
  }
}

/** What became of orders: a new one, or why there is none. */
const endsOf = (answers: readonly PromiseSettledResult<OrderAnswer>[]): string[] =>
  answers.map((answer) => {
    if (answer.status === 'rejected') return 'failed'
    return 'fault' in answer.value ? answer.value.fault.code : 'placed'
  })

const placeAll = (asked: readonly AskedOrder[], services: Services = gateway.services) => {
  const queue = createOrderQueue(services)
  return Promise.allSettled(asked.map((order) => queue.place(order)))
}

async function countOrders(): Promise<number> {
  const { count } = await gateway.services.db
    .selectFrom('lottery_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      'account_id',
      'in',
      people.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** The ledger account that takes the stakes. */
async function studioAccount(): Promise<number> {
  const { vendor_code: code } = await gateway.services.db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select('vendor_code')
    .where('code', '=', gameCode)
    .executeTakeFirstOrThrow()
  return accountOfOperator(gateway.services.db, `vendor:${code}`)
}

const balances = () => Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))

describe('orders of one moment (lottery 79)', () => {
  it('ask the database no more often than one of them alone', async () => {
    const [first, ...others] = await Promise.all(people.map((person) => askedBy(person)))
    if (!first) throw new Error('nobody is there')
    const alone = await statementsOf(() => placeAll([first]))
    const together = await statementsOf(() => placeAll(others))
    expect(together.map(({ text }) => text)).toEqual(alone.map(({ text }) => text))
    expect(alone.length).toBeLessThanOrEqual(15)
    expect(await countOrders()).toBe(people.length)
  })

  it('are written by one transaction, and who is refused is refused alone', async () => {
    const [poor, late] = people
    if (!poor || !late) throw new Error('nobody is there')
    await fund(gateway, poor, -start + stake - 1)
    const asked = await Promise.all(
      people.map((person) => askedBy(person, person === late ? { ...de13, odds: 99 } : de13)),
    )
    expect(endsOf(await placeAll(asked))).toEqual([
      'wallet.insufficient',
      'lottery.odds.changed',
      'placed',
      'placed',
      'placed',
      'placed',
    ])
    expect(await balances()).toEqual([stake - 1, start, ...Array.from({ length: 4 }, () => start - stake)])
    const { rows } = await sql<{ writers: number }>`
      select count(distinct lottery_order.xmin::text) as writers from lottery_order
      where account_id = any(${`{${people.map(({ id }) => id).join(',')}}`}::bigint[])`.execute(
      gateway.services.db,
    )
    expect(rows[0]?.writers).toBe(1)
  })

  it('are placed alone, and at the same moment, where the database refuses one of them', async () => {
    const [refused] = people
    if (!refused) throw new Error('nobody is there')
    const { db } = gateway.services
    await sql`alter table lottery_order add constraint refuses_one check (account_id <> ${sql.lit(refused.id)}) not valid`.execute(
      db,
    )
    const asked = await Promise.all(people.map((person) => askedBy(person)))
    // The draw locks right after the time was read; they were in time.
    const times = [gateway.clock.now()]
    const services = { ...gateway.services, now: () => times.shift() ?? gateway.clock.now() + 600_000 }
    try {
      expect(endsOf(await placeAll(asked, services))).toEqual([
        'failed',
        ...people.slice(1).map(() => 'placed'),
      ])
    } finally {
      await sql`alter table lottery_order drop constraint refuses_one`.execute(db)
    }
    expect(await balances()).toEqual([start, ...people.slice(1).map(() => start - stake)])
  })

  it('meet the limits that their members have set, each its own', async () => {
    const [limited, free] = people
    if (!limited || !free) throw new Error('nobody is there')
    await gateway.services.db
      .insertInto('protection_limit')
      .values({ account_id: limited.id, kind: 'wager', period: '24h', amount: 2 * stake, set_at: 1 })
      .execute()
    const both = [limited, free, limited, free, limited, free]
    const asked = await Promise.all(both.map((person) => askedBy(person)))
    const placed = ['placed', 'placed', 'placed', 'placed']
    expect(endsOf(await placeAll(asked))).toEqual([...placed, 'protection.limit.reached', 'placed'])
  })

  it('of one account are taken one after the other, and the last one finds the wallet empty', async () => {
    const [one] = people
    if (!one) throw new Error('nobody is there')
    const asked = await Promise.all(Array.from({ length: 11 }, () => askedBy(one)))
    const ends = endsOf(await placeAll(asked))
    expect(ends.filter((end) => end === 'placed')).toHaveLength(10)
    expect(ends.filter((end) => end === 'wallet.insufficient')).toHaveLength(1)
    expect(await balanceOf(gateway, one.wallet)).toBe(0)
  })

  it('count bets of several orders together for what comes back whatever is drawn (games 77)', async () => {
    const [one] = people
    if (!one) throw new Error('nobody is there')
    const tails = Array.from({ length: 100 }, (_, tail) => String(tail).padStart(2, '0'))
    const halves = [tails.slice(0, 50), tails.slice(50)]
    for (const numbers of halves) {
      const asked = await askedBy(one)
      const lines = [{ ...de13, numbers, base: 1_000 }]
      await placeAll([{ ...asked, slip: { ...asked.slip, lines } }])
    }
    const bets = await gateway.services.db
      .selectFrom('bet')
      .select('least_return')
      .where('account_id', '=', one.id)
      .execute()
    // One of the hundred tails comes, and pays 99,500 of the 100,000 that both cost.
    expect(bets.map(({ least_return: least }) => least)).toEqual([49_750, 49_750])
  })
})

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(server === '')('a batch of orders that something happens to (lottery 79)', () => {
  let second: OpenDatabase<Schema>
  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
  })
  afterAll(() => second.close())

  it('places the others at their time where a wallet has just been emptied', async () => {
    const [emptied] = people
    if (!emptied) throw new Error('nobody is there')
    const asked = await Promise.all(people.map((person) => askedBy(person)))
    const hold = (trx: typeof gateway.services.db) =>
      sql`select from ledger_account where id = ${emptied.wallet} for update`.execute(trx)
    const [, placed] = await raceBehind<unknown>(gateway.services.db, hold, [
      { work: () => fund(gateway, emptied, -start) },
      {
        work: async () => endsOf(await placeAll(asked)),
      },
      {
        // The draw locks while they wait; they were in time.
        before: async () => gateway.clock.advance(10 * 60_000),
        work: () => fund(gateway, emptied, 1),
      },
    ])
    expect(placed).toMatchObject({ value: ['wallet.insufficient', ...people.slice(1).map(() => 'placed')] })
    const [first, ...others] = await balances()
    expect([first, new Set(others)]).toEqual([1, new Set([start - stake])])
  })

  it('leaves nothing behind where its connection is cut, and is placed once when it is asked for again', async () => {
    const asked = await Promise.all(people.map((person) => askedBy(person)))
    const vendor = await studioAccount()
    const hold = (trx: typeof gateway.services.db) =>
      sql`select from ledger_account where id = ${vendor} for update`.execute(trx)
    const ends = await gateway.services.db.transaction().execute(async (trx) => {
      await hold(trx)
      const placing = placeAll(asked)
      await untilWaiting(second.db, 1)
      // Everything is written, and the stakes are about to be taken.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(second.db)
      return endsOf(await placing)
    })
    expect(ends).toEqual(people.map(() => 'failed'))
    expect(await countOrders()).toBe(0)
    expect(endsOf(await placeAll(asked))).toEqual(people.map(() => 'placed'))
    expect(endsOf(await placeAll(asked))).toEqual(people.map(() => 'placed'))
    expect(await countOrders()).toBe(people.length)
  })

  it('is placed once where two processes are asked for the same', async () => {
    const other = createServices({ db: second.db, now: gateway.clock.now })
    const asked = await Promise.all(people.map((person) => askedBy(person)))
    const answers = await Promise.all([placeAll(asked), placeAll(asked.toReversed(), other)])
    expect(new Set(answers.flatMap(endsOf))).toEqual(new Set(['placed']))
    expect(await countOrders()).toBe(people.length)
    expect(new Set(await balances())).toEqual(new Set([start - stake]))
  })
})
