import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@saola/server'
import type { Schema } from '@saola/gateway'
import {
  createLedger,
  memberAccount,
  postTransfers,
  type Ledger,
  type TransferRequest,
} from '../../src/ledger/ledger.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, balanceOf, fund, settleMerchant, type TestPerson } from './people.ts'

let gateway: TestGateway
let ledger: Ledger
let vendor: number
let people = 0
let keys = 0

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  ledger = createLedger({ db: gateway.services.db })
  vendor = await accountOfOperator(gateway.services.db, 'vendor:TEST')
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})

async function personWith(amount: number): Promise<TestPerson> {
  const person = await addPerson(gateway, `batched${people++}`)
  if (amount > 0) await fund(gateway, person, amount)
  return person
}

function request(
  from: number,
  to: number,
  amount: number,
  more: Partial<TransferRequest> = {},
): TransferRequest {
  return {
    scope: 'batch-test',
    key: `key-${keys++}`,
    requestHash: `${from}-${to}-${amount}`,
    kind: 'adjustment',
    reference: 'B1',
    remark: 'Test',
    now: gateway.services.now(),
    entries: [
      { ledgerAccountId: from, amount: -amount },
      { ledgerAccountId: to, amount },
    ],
    ...more,
  }
}

describe('transfers in one batch', () => {
  it('are decided in the order of their arrival, each alone', async () => {
    const ana = await personWith(100)
    const binh = await personWith(0)
    const answers = await postTransfers(gateway.services.db, [
      request(binh.wallet, ana.wallet, 1),
      request(ana.wallet, binh.wallet, 60),
      request(ana.wallet, binh.wallet, 60),
      request(ana.wallet, binh.wallet, 40),
      request(binh.wallet, ana.wallet, 100),
    ])
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'insufficient',
      'posted',
      'insufficient',
      'posted',
      'posted',
    ])
    expect(answers.map((answer) => ('balances' in answer ? [...answer.balances] : []))).toEqual([
      [],
      [
        [ana.wallet, 40],
        [binh.wallet, 60],
      ],
      [],
      [
        [ana.wallet, 0],
        [binh.wallet, 100],
      ],
      [
        [binh.wallet, 0],
        [ana.wallet, 100],
      ],
    ])
  })

  it('may have many entries each, and more than one currency between them', async () => {
    const { db } = gateway.services
    const [ana, binh] = [await personWith(100), await personWith(0)]
    const points = await memberAccount(db, ana.id, 'points')
    const issued = await accountOfOperator(db, 'points-issued')
    const answers = await Promise.all([
      ledger.post(request(issued, points, 7, { kind: 'redeem' })),
      ledger.post(
        request(0, 0, 0, {
          entries: [
            { ledgerAccountId: vendor, amount: 20 },
            { ledgerAccountId: ana.wallet, amount: -50 },
            { ledgerAccountId: binh.wallet, amount: 30 },
          ],
        }),
      ),
      ledger.post(request(points, issued, 8, { kind: 'redeem' })),
    ])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['posted', 'posted', 'insufficient'])
    expect(await balanceOf(gateway, points)).toBe(7)
    expect(await balanceOf(gateway, binh.wallet)).toBe(30)
  })

  it('replay the first answer, with the balances of then', async () => {
    const ana = await personWith(100)
    const first = request(ana.wallet, vendor, 10)
    const posted = await ledger.post(first)
    const answers = await Promise.all([
      ledger.post(request(ana.wallet, vendor, 10)),
      ledger.post(first),
      ledger.post({ ...first, requestHash: 'another' }),
    ])
    expect(answers[1]).toEqual({ ...posted, outcome: 'replayed' })
    expect(answers[2]).toEqual({ outcome: 'key-reused' })
    expect(await balanceOf(gateway, ana.wallet)).toBe(80)
  })

  it('make one transfer of one key that is tapped 50 times', async () => {
    const ana = await personWith(100)
    const tapped = request(ana.wallet, vendor, 100)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ledger.post(tapped)))
    const [first, ...others] = answers
    expect(first?.outcome).toBe('posted')
    expect(await balanceOf(gateway, ana.wallet)).toBe(0)
    expect(others).toEqual(others.map(() => ({ ...first, outcome: 'replayed' })))
  })

  it('refuse the key of another request that is still on its way', async () => {
    const ana = await personWith(100)
    const first = request(ana.wallet, vendor, 10)
    const [posted, other, again] = await Promise.all([
      ledger.post(first),
      ledger.post({ ...request(ana.wallet, vendor, 20), key: first.key }),
      ledger.post(first),
    ])
    expect([posted.outcome, other.outcome, again.outcome]).toEqual(['posted', 'key-reused', 'replayed'])
  })

  it('decide a key anew after its first request was refused for want of money', async () => {
    const ana = await personWith(100)
    const first = request(ana.wallet, vendor, 101)
    const answers = await Promise.all([
      ledger.post(first),
      ledger.post(first),
      ledger.post({ ...request(ana.wallet, vendor, 100), key: first.key }),
    ])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['insufficient', 'insufficient', 'posted'])
  })

  it('fail alone when one names a ledger account that does not exist', async () => {
    const ana = await personWith(100)
    const answers = await Promise.allSettled([
      ledger.post(request(ana.wallet, vendor, 60)),
      ledger.post(request(ana.wallet, 999_999_999, 1)),
      ledger.post(request(ana.wallet, vendor, 60)),
      ledger.post(request(ana.wallet, vendor, 40)),
    ])
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.outcome : 'failed')),
    ).toEqual(['posted', 'failed', 'insufficient', 'posted'])
  })

  it('fail alone when one does not balance, before it reaches the others', async () => {
    const ana = await personWith(100)
    const unsound = request(ana.wallet, vendor, 1, {
      entries: [
        { ledgerAccountId: ana.wallet, amount: -1 },
        { ledgerAccountId: vendor, amount: 2 },
      ],
    })
    const good = ledger.post(request(ana.wallet, vendor, 1))
    await expect(ledger.post(unsound)).rejects.toThrow(RangeError)
    expect(await good).toMatchObject({ outcome: 'posted' })
  })

  it('fail together when the database is gone', async () => {
    const gone = await openDatabase<Schema>({})
    await sql`select 1`.execute(gone.db)
    await gone.close()
    const lost = createLedger({ db: gone.db })
    const answers = await Promise.allSettled([lost.post(request(1, 2, 1)), lost.post(request(1, 2, 1))])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('may be fewer than one batch takes, or more', async () => {
    const ana = await personWith(1_000)
    const small = createLedger({ db: gateway.services.db, longestBatch: 3, lanes: 1 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => small.post(request(ana.wallet, vendor, 1))),
    )
    expect(
      answers.map((answer) => ('balances' in answer ? answer.balances.get(ana.wallet) : undefined)),
    ).toEqual([999, 998, 997, 996, 995, 994, 993, 992, 991, 990])
  })

  it('are none at all without a call', async () => {
    expect(await postTransfers(gateway.services.db, [])).toEqual([])
  })
})
