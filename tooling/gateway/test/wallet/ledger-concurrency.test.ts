import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { postTransfer, type Posted } from '../../src/ledger/ledger.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { accountOfOperator, addPerson, balanceOf, fund, settleMerchant, type TestPerson } from './people.ts'

// The embedded database has one connection, so nothing would run at once there.
describe.skipIf(!process.env['DATABASE_URL'])('many transfers at once, on a server', () => {
  let gateway: TestGateway
  let vendor: number
  let people = 0

  beforeAll(async () => {
    gateway = await startGateway()
    await settleMerchant(gateway)
    vendor = await accountOfOperator(gateway.services.db, 'vendor:TEST')
  })
  afterAll(() => gateway.close())

  async function personWith(amount: number): Promise<TestPerson> {
    const person = await addPerson(gateway, `crowd${people++}`)
    await fund(gateway, person, amount)
    return person
  }

  function move(from: number, to: number, amount: number, key: string): Promise<Posted> {
    return postTransfer(gateway.services.db, {
      scope: 'crowd',
      key,
      requestHash: `${from}-${to}-${amount}`,
      kind: 'adjustment',
      reference: key,
      remark: 'Test',
      now: gateway.services.now(),
      entries: [
        { ledgerAccountId: from, amount: -amount },
        { ledgerAccountId: to, amount },
      ],
    })
  }

  it('lets exactly 10 of 50 debits through when the balance allows 10', async () => {
    const person = await personWith(1_000)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => move(person.wallet, vendor, 100, `debit-${index}`)),
    )
    expect(answers.filter((answer) => answer.outcome === 'posted')).toHaveLength(10)
    expect(answers.filter((answer) => answer.outcome === 'insufficient')).toHaveLength(40)
    expect(await balanceOf(gateway, person.wallet)).toBe(0)
  })

  it('does not deadlock on crossed transfers', async () => {
    const [ana, binh, chi] = await Promise.all([personWith(10_000), personWith(10_000), personWith(10_000)])
    const ring = [ana.wallet, binh.wallet, chi.wallet]
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => {
        const from = ring[index % 3] ?? 0
        const to = ring[(index + (index % 2 === 0 ? 1 : 2)) % 3] ?? 0
        return move(from, to, 1, `crossed-${index}`)
      }),
    )
    expect(answers.every((answer) => answer.outcome === 'posted')).toBe(true)
    const balances = await Promise.all(ring.map((wallet) => balanceOf(gateway, wallet)))
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(30_000)
  })

  it('makes one transfer of one key asked for 50 times', async () => {
    const person = await personWith(1_000)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => move(person.wallet, vendor, 100, 'one-key')),
    )
    const outcomes = answers.map((answer) => answer.outcome)
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'replayed')).toHaveLength(49)
    expect(await balanceOf(gateway, person.wallet)).toBe(900)
  })

  it('makes one transfer of one key asked for over different ledger accounts', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => personWith(1_000)))
    const answers = await Promise.all(crowd.map((person) => move(person.wallet, vendor, 100, 'torn-key')))
    expect(answers.filter((answer) => answer.outcome === 'posted')).toHaveLength(1)
    expect(answers.filter((answer) => answer.outcome === 'key-reused')).toHaveLength(11)
    const balances = await Promise.all(crowd.map((person) => balanceOf(gateway, person.wallet)))
    expect(balances.filter((balance) => balance === 900)).toHaveLength(1)
  })

  it('opens one deposit for one key asked for 100 times (H2)', async () => {
    const person = await personWith(1)
    const client = gateway.client(person.token)
    const idempotencyKey = 'one-deposit-one-key'
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        client.send(calls.wallet.deposit, { amount: 100_000 }, { idempotencyKey }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.depositId)).size).toBe(1)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from deposit where account_id = ${person.id}`.execute(gateway.services.db)
    expect(rows[0]?.count).toBe(1)
  })

  it('is seen whole by a look at the ledger meanwhile', async () => {
    const person = await personWith(1_000)
    const moving = Promise.all(
      Array.from({ length: 100 }, (_, index) => move(person.wallet, vendor, 1, `meanwhile-${index}`)),
    )
    for (let look = 0; look < 3; look++) await expectReconciled(gateway.services.db)
    await moving
    await expectReconciled(gateway.services.db)
  })
})
