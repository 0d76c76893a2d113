import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayKey, startOfDay } from '@saola/i18n'
import { calls, type StatementRow } from '@saola/protocol'
import { memberAccount, postTransfer } from '../../src/ledger/ledger.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from './bets.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from './people.ts'

const hour = 3_600_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

/** A small seeded generator, so that a failure is the same on each machine. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const month = () => ({
  startTime: startOfDay(gateway.clock.now(), -29),
  endTime: startOfDay(gateway.clock.now(), 1) - 1,
})

async function readAll(person: TestPerson, size: number, codeTypes = '') {
  const client = gateway.client(person.token, 'EN')
  const rows: StatementRow[] = []
  const first = await client.send(calls.wallet.transactions, { ...month(), codeTypes, page: 1, size })
  const pages = [first]
  for (let page = 2; page <= first.totalPages; page += 1) {
    pages.push(await client.send(calls.wallet.transactions, { ...month(), codeTypes, page, size }))
  }
  for (const page of pages) rows.push(...page.list)
  return { rows, pages, first }
}

async function newest(person: TestPerson): Promise<StatementRow | undefined> {
  return (await readAll(person, 10)).rows[0]
}

async function moveToHold(person: TestPerson, key: string, amount: number): Promise<void> {
  const { db, now } = gateway.services
  const entries = [
    { ledgerAccountId: await memberAccount(db, person.id), amount: -amount },
    { ledgerAccountId: await memberAccount(db, person.id, 'hold'), amount },
  ]
  const words = { scope: 'test-hold', requestHash: 'x', reference: key, now: now(), entries }
  await postTransfer(db, { ...words, key, kind: amount > 0 ? 'hold' : 'release', remark: 'Hold' })
}

describe.each([1, 2, 3])('a statement of random entries (seed %i)', (seed) => {
  const random = randomOf(seed)
  let person: TestPerson

  beforeAll(async () => {
    person = await addPerson(gateway, `random${seed}`)
    await fund(gateway, person, 5_000_000)
    for (let step = 0; step < 40; step += 1) {
      // One clock in four runs behind, as that of a second process may.
      gateway.clock.advance(Math.floor(random() * 6 * hour) - (random() < 0.25 ? 20_000 : 0))
      const stake = 1_000 + Math.floor(random() * 50_000)
      const kind = Math.floor(random() * 4)
      if (kind === 0) await fund(gateway, person, stake)
      if (kind === 1) await placeBet(gateway, person, { stake, win: random() < 0.5 ? 0 : stake * 2 })
      if (kind === 2) await placeBet(gateway, person, { stake, cancelled: true })
      if (kind === 3) {
        await moveToHold(person, `${seed}-${step}-out`, stake)
        if (random() < 0.5) await moveToHold(person, `${seed}-${step}-back`, -stake)
      }
    }
  })

  it('has rows that continue each other, before + amount = after, whatever the page size', async () => {
    for (const size of [7, 50]) {
      const { rows, first } = await readAll(person, size)
      expect(rows.length).toBe(first.totalCount)
      for (const [index, row] of rows.entries()) {
        expect((row.beforeBalance ?? Number.NaN) + row.amount).toBe(row.currentAvailBalance)
        expect(row.beforeBalance).toBe(rows[index + 1]?.currentAvailBalance ?? 0)
      }
      const balance = await gateway.client(person.token).send(calls.wallet.balance)
      expect(rows[0]?.currentAvailBalance).toBe(balance.available)
    }
  })

  it.each(['', 'betting,winning', 'withdraw'])(
    'sums whole days of %j though pages cut them',
    async (types) => {
      const { rows, pages, first } = await readAll(person, 5, types)
      const days = new Map(pages.flatMap((page) => (page.days ?? []).map((day) => [day.day, day] as const)))
      const byDay = Map.groupBy(rows, (row) => dayKey(row.txTimeInTimestamp))
      expect([...days.keys()].toSorted()).toEqual([...byDay.keys()].toSorted())
      for (const [day, list] of byDay) {
        const sum = (sign: 1 | -1) =>
          list.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0)
        expect(days.get(day)).toMatchObject({ sumIn: sum(1), sumOut: sum(-1) })
      }
      const total = [...days.values()].reduce((sum, day) => sum + day.sumIn - day.sumOut, 0)
      expect(total).toBe((first.sumIn ?? Number.NaN) - (first.sumOut ?? Number.NaN))
    },
  )

  it('ends each day with the balance of its last entry, also under a filter', async () => {
    const { rows } = await readAll(person, 200)
    const { pages } = await readAll(person, 200, 'betting')
    for (const day of pages.flatMap((page) => page.days ?? [])) {
      const last = rows.find((row) => dayKey(row.txTimeInTimestamp) === day.day)
      expect(day.endBalance).toBe(last?.currentAvailBalance)
    }
  })
})

describe('one entry', () => {
  let person: TestPerson
  beforeAll(async () => {
    person = await addPerson(gateway, 'oneentry')
    await fund(gateway, person, 500_000)
  })
  it('tells both sides and the bet that it belongs to', async () => {
    const orderNo = await placeBet(gateway, person, { stake: 70_000 })
    const row = await newest(person)
    const detail = await gateway
      .client(person.token, 'EN')
      .send(calls.wallet.transaction, { txId: row?.txId ?? '' })
    expect(detail.row).toEqual(row)
    expect(detail.entries).toEqual([
      { name: 'Main wallet', own: true, amount: -70_000, balance: 430_000 },
      { name: 'Game vendor', own: false, amount: 70_000 },
    ])
    expect(detail.link).toMatchObject({ kind: 'bet', orderNo, roundId: orderNo })
  })

  it('shows a hold as money that left, and its return', async () => {
    await moveToHold(person, 'one-out', 30_000)
    expect(await newest(person)).toMatchObject({
      amount: -30_000,
      type: 'withdraw',
      counterparty: 'Payouts',
    })
    await moveToHold(person, 'one-back', -30_000)
    expect(await newest(person)).toMatchObject({
      amount: 30_000,
      type: 'withdraw',
      counterparty: 'Payouts',
    })
  })

  it.each(['1', '99999999', 'abc'])('is nobody else’s: %s is not found', async (txId) => {
    const asked = gateway.client(person.token).send(calls.wallet.transaction, { txId })
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('of another member is not found', async () => {
    const other = await addPerson(gateway, 'otherentry')
    const row = await newest(person)
    const asked = gateway.client(other.token).send(calls.wallet.transaction, { txId: row?.txId ?? '' })
    await expect(asked).rejects.toMatchObject({ status: 404 })
  })
})

describe('lifetime and own result', () => {
  let person: TestPerson
  beforeAll(async () => {
    person = await addPerson(gateway, 'ownresult')
    const { db, now } = gateway.services
    await postTransfer(db, {
      scope: 'test-deposit',
      key: 'lifetime',
      requestHash: 'x',
      kind: 'deposit',
      reference: 'SAOTEST1',
      remark: 'VietQR',
      now: now(),
      entries: [
        { ledgerAccountId: await accountOfOperator(db, 'bank'), amount: -900_000 },
        { ledgerAccountId: person.wallet, amount: 900_000 },
      ],
    })
    await moveToHold(person, 'life-out', 200_000)
    await postTransfer(db, {
      scope: 'test-paid',
      key: 'lifetime',
      requestHash: 'x',
      kind: 'withdrawal',
      reference: 'WD1',
      remark: 'Paid',
      now: now(),
      entries: [
        { ledgerAccountId: await memberAccount(db, person.id, 'hold'), amount: -150_000 },
        { ledgerAccountId: await accountOfOperator(db, 'bank'), amount: 150_000 },
      ],
    })
    for (const bet of [
      { stake: 10_000, win: 30_000 },
      { stake: 20_000, win: 0 },
      { stake: 5_000, cancelled: true },
      { stake: 7_000 },
    ]) {
      gateway.clock.advance(25 * hour)
      await placeBet(gateway, person, bet)
    }
  })

  it('counts what was deposited and what has left, not what is on hold', async () => {
    const lifetime = await gateway.client(person.token).send(calls.wallet.lifetime)
    expect(lifetime).toMatchObject({ deposited: 900_000, withdrawn: 150_000, net: 750_000 })
    expect(lifetime.since).toBeLessThan(gateway.clock.now())
  })

  it.each(['day', 'week', 'family'] as const)('adds up by %s, settled bets alone', async (by) => {
    const reply = await gateway.client(person.token).send(calls.wallet.profit, { ...month(), by })
    expect(reply.total).toMatchObject({ bets: 2, staked: 30_000, won: 30_000, net: 0 })
    const sum = reply.parts.reduce((total, part) => total + part.net, 0)
    expect(sum).toBe(0)
    if (by === 'day') expect(reply.parts.map((part) => part.net)).toEqual([20_000, -20_000])
    if (by === 'week')
      for (const part of reply.parts) expect(new Date(`${part.id}T00:00Z`).getUTCDay()).toBe(1)
  })

  it('takes three months at most', async () => {
    const asked = gateway.client(person.token).send(calls.wallet.profit, {
      startTime: 0,
      endTime: 92 * 24 * hour,
      by: 'day',
    })
    await expect(asked).rejects.toMatchObject({ status: 400, field: 'startTime' })
  })

  it.each([
    [{ status: 'settled' as const }, 2],
    [{ status: 'open' as const }, 1],
    [{ vassalage: 'NOBODY' }, 0],
  ])('narrows the betting record to %j', async (filter, count) => {
    const page = await gateway
      .client(person.token)
      .send(calls.wallet.bets, { ...month(), ...filter, pageNo: 1, pageSize: 10 })
    expect(page.list).toHaveLength(count)
    expect(page.footer.count).toBe(count)
  })

  it('narrows by family and vendor of the game', async () => {
    const client = gateway.client(person.token)
    const all = await client.send(calls.wallet.bets, { ...month(), pageNo: 1, pageSize: 10 })
    const vassalage = all.list[0]?.vassalage ?? ''
    const own = await client.send(calls.wallet.bets, { ...month(), vassalage, pageNo: 1, pageSize: 10 })
    expect(own.footer).toEqual(all.footer)
  })
})
