import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '@saola/testkit'
import { postTransfer, type Posted, type TransferRequest } from '../../src/ledger/ledger.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, balanceOf, settleMerchant, fund, type TestPerson } from './people.ts'

let gateway: TestGateway
let ana: TestPerson
let binh: TestPerson
let vendor: number

beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  ana = await addPerson(gateway, 'ledgerana')
  binh = await addPerson(gateway, 'ledgerbinh')
  vendor = await accountOfOperator(gateway.services.db, 'vendor:TEST')
})
afterAll(() => gateway.close())

let keys = 0
function move(
  from: number,
  to: number,
  amount: number,
  more: Partial<TransferRequest> = {},
): Promise<Posted> {
  return postTransfer(gateway.services.db, {
    scope: 'ledger-test',
    key: `key-${keys++}`,
    requestHash: `${from}-${to}-${amount}`,
    kind: 'bet',
    reference: 'R1',
    remark: 'Test',
    now: gateway.services.now(),
    entries: [
      { ledgerAccountId: from, amount: -amount },
      { ledgerAccountId: to, amount },
    ],
    ...more,
  })
}

async function totals(): Promise<{ sum: number; lowest: number }> {
  const { rows } = await sql<{ sum: number; lowest: number }>`
    select (select sum(balance) from ledger_account)::bigint as sum,
           (select min(balance) from ledger_account where owner_id is not null) as lowest`.execute(
    gateway.services.db,
  )
  return rows[0] ?? { sum: Number.NaN, lowest: Number.NaN }
}

describe('a transfer (wallet 4)', () => {
  it('moves money between two ledger accounts and tells both balances', async () => {
    await fund(gateway, ana, 1_000)
    const before = await balanceOf(gateway, vendor)
    const posted = await move(ana.wallet, vendor, 400)
    expect(posted).toMatchObject({
      outcome: 'posted',
      balances: new Map([
        [ana.wallet, 600],
        [vendor, before + 400],
      ]),
    })
    expect(await balanceOf(gateway, ana.wallet)).toBe(600)
  })

  it('refuses what would leave a member below zero, and writes nothing', async () => {
    const before = await balanceOf(gateway, ana.wallet)
    expect(await move(ana.wallet, vendor, before + 1)).toEqual({ outcome: 'insufficient' })
    expect(await balanceOf(gateway, ana.wallet)).toBe(before)
  })

  it('may be asked for again after it was refused for want of money', async () => {
    const key = `retry-${keys++}`
    const amount = (await balanceOf(gateway, ana.wallet)) + 500
    expect(await move(ana.wallet, vendor, amount, { key })).toEqual({ outcome: 'insufficient' })
    await fund(gateway, ana, 500)
    expect(await move(ana.wallet, vendor, amount, { key })).toMatchObject({ outcome: 'posted' })
    await fund(gateway, ana, 1_000)
  })

  it('replays its first result, with the balances of then', async () => {
    const key = `replay-${keys++}`
    const first = await move(ana.wallet, vendor, 100, { key })
    await move(ana.wallet, vendor, 50)
    const again = await move(ana.wallet, vendor, 100, { key })
    expect(again).toEqual({ ...first, outcome: 'replayed' })
  })

  it.each([
    ['another request', false],
    ['another request over other ledger accounts', true],
  ])('refuses a used key with %s', async (_name, elsewhere) => {
    const key = `reuse-${keys++}`
    await move(ana.wallet, vendor, 10, { key })
    const before = await totals()
    const [from, to] = elsewhere ? [vendor, binh.wallet] : [ana.wallet, vendor]
    expect(await move(from, to, 20, { key })).toEqual({ outcome: 'key-reused' })
    expect(await totals()).toEqual(before)
  })

  it('keeps the same key apart in two scopes', async () => {
    const key = `scope-${keys++}`
    expect(await move(vendor, ana.wallet, 10, { key, scope: 'a' })).toMatchObject({ outcome: 'posted' })
    expect(await move(vendor, ana.wallet, 10, { key, scope: 'b' })).toMatchObject({ outcome: 'posted' })
  })

  it.each([
    ['an unknown ledger account', [999_999_999], [5]],
    ['a doubled ledger account', ['ana', 'ana'], [5, -5]],
    ['a sum other than zero', ['ana', 'vendor'], [5, -4]],
    ['one entry only', ['ana'], [5]],
    ['an amount of zero', ['ana', 'vendor'], [0, 0]],
  ])('fails with %s and leaves nothing behind', async (_name, accounts, amounts) => {
    const ids: Record<string, number> = { ana: ana.wallet, vendor }
    const before = await totals()
    const entries = accounts.map((account, index) => ({
      ledgerAccountId: ids[account] ?? Number(account),
      amount: amounts[index] ?? 0,
    }))
    await expect(move(0, 0, 0, { entries })).rejects.toThrow(Error)
    expect(await totals()).toEqual(before)
  })
})

describe('any sequence of transfers', () => {
  it.each([1, 2, 3])(
    'keeps the sum of all ledger accounts at zero and no member below it (seed %i)',
    async (seed) => {
      const random = seededRandom(seed)
      const accounts = [ana.wallet, binh.wallet, vendor, await accountOfOperator(gateway.services.db, 'bank')]
      const outcomes = new Map<string, number>()
      const used: string[] = []
      for (let round = 0; round < 120; round++) {
        const from = Math.floor(random() * accounts.length)
        const to = (from + 1 + Math.floor(random() * (accounts.length - 1))) % accounts.length
        const repeats = used.length > 0 && random() < 0.2
        const key = repeats ? (used[Math.floor(random() * used.length)] ?? '') : `random-${seed}-${round}`
        used.push(key)
        // Players now and then try far more than they have.
        const scale = from < 2 && random() < 0.4 ? 1_000 : 1
        const amount = (1 + Math.floor(random() * 5_000)) * scale
        const posted = await move(accounts[from] ?? 0, accounts[to] ?? 0, amount, { key })
        outcomes.set(posted.outcome, (outcomes.get(posted.outcome) ?? 0) + 1)
        const { sum, lowest } = await totals()
        expect(sum).toBe(0)
        expect(lowest).toBeGreaterThanOrEqual(0)
      }
      expect(outcomes.get('posted')).toBeGreaterThan(20)
      expect(outcomes.get('insufficient')).toBeGreaterThan(5)
      expect(outcomes.get('key-reused')).toBeGreaterThan(2)
    },
  )
})
