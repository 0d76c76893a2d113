import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { calls } from '@saola/protocol'
import { contactsOf, demoPaymentPassword, drawBets, people } from '@saola/demo'
import { seed } from '@saola/gateway'
import { requirePaymentPassword } from '../../src/accounts/payment-password.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('the demo data', () => {
  it('is put in place once', async () => {
    await seed(gateway.services, () => {
      throw new Error('a filled database asks for no data')
    })
    const { count } = await gateway.services.db
      .selectFrom('account')
      .select((account) => account.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(people.length)
  })

  it('hangs everybody below the top agent, at the right depth', async () => {
    const { rows } = await sql<{ name: string; depth: number; above: number }>`
      with recursive line as (
        select id, name, 0 as above from account where upline_id is null
        union all select account.id, account.name, above + 1 from account join line on account.upline_id = line.id
      )
      select line.name, descent.depth, line.above from line
      join descent on descent.descendant_id = line.id
      join account top on top.id = descent.ancestor_id and top.name = 'topagent'`.execute(gateway.services.db)
    expect(rows).toHaveLength(people.length)
    expect(rows.filter(({ depth, above }) => depth !== above)).toEqual([])
    expect(rows.find(({ name }) => name === 'member01')?.depth).toBe(3)
  })

  it.each([
    ['topagent', 'SAOLA0'],
    ['agent01', 'SAOLA1'],
    ['agent02', 'SAOLA2'],
    ['member01', null],
  ])('gives %s the invitation code %s', async (name, code) => {
    const row = await gateway.services.db
      .selectFrom('account')
      .select('invitation_code')
      .where('name', '=', name)
      .executeTakeFirst()
    expect(row?.invitation_code).toBe(code)
  })

  it('has nobody who bets and never signed in', async () => {
    const { rows } = await sql<{ players: number; strangers: number }>`
      select count(*) as players, count(*) filter (where last_login_at is null) as strangers
      from account where id in (select account_id from bet)`.execute(gateway.services.db)
    expect(rows[0]?.players).toBeGreaterThan(10)
    expect(rows[0]?.strangers).toBe(0)
  })

  it('gives everybody a phone and a mailbox of their own, and a transaction password', async () => {
    const rows = await gateway.services.db
      .selectFrom('account')
      .select(['id', 'name', 'mobile', 'email'])
      .execute()
    for (const { name, mobile, email } of rows) expect({ mobile, email }).toEqual(contactsOf(name))
    expect(contactsOf('member01')).toEqual({ mobile: '+84912000001', email: 'member01@saola.test' })
    for (const name of ['member01', 'topagent']) {
      const id = rows.find((row) => row.name === name)?.id ?? 0
      await requirePaymentPassword(gateway.services, id, demoPaymentPassword)
      await expect(requirePaymentPassword(gateway.services, id, '000000')).rejects.toMatchObject({
        code: 'invalid.payment.pw',
      })
    }
  })

  it('brings every opening balance in through the ledger', async () => {
    const { rows } = await sql<{ name: string; balance: number }>`
      select account.name, coalesce(sum(entry.amount) filter (where transfer.kind = 'deposit'), 0)::bigint as balance
      from account join ledger_account on ledger_account.owner_id = account.id
      left join entry on entry.ledger_account_id = ledger_account.id
      left join transfer on transfer.id = entry.transfer_id
      group by account.name`.execute(gateway.services.db)
    const wanted = people.map(([name, , , , , deposit]) => [name, deposit])
    expect(new Map(rows.map(({ name, balance }) => [name, balance]))).toEqual(
      new Map(wanted as [string, number][]),
    )
    await expectReconciled(gateway.services.db)
  })

  it('has weeks of settled bets behind it, none from before its member could pay', async () => {
    const { rows } = await sql<{ bets: number; members: number; days: number; open: number; early: number }>`
      select count(*)::int as bets, count(distinct bet.account_id)::int as members,
        count(distinct bet.placed_at / 86400000)::int as days,
        count(*) filter (where bet.status <> 'settled' or bet.settled_at > ${gateway.services.now()})::int as open,
        count(*) filter (where bet.placed_at < deposit.received_at)::int as early
      from bet join deposit on deposit.account_id = bet.account_id`.execute(gateway.services.db)
    const found = rows[0]
    expect(found).toMatchObject({ open: 0, early: 0 })
    expect(found?.bets).toBeGreaterThan(300)
    expect(found?.members).toBeGreaterThanOrEqual(25)
    expect(found?.days).toBeGreaterThanOrEqual(25)
  })

  it('leaves the accounts to try the product with as they are', async () => {
    const played = await gateway.services.db
      .selectFrom('bet')
      .innerJoin('account', 'account.id', 'bet.account_id')
      .select('bet.id')
      .where('account.name', 'in', ['member01', 'member02', 'trial01'])
      .execute()
    expect(played).toEqual([])
  })

  it('draws the same bets every time', () => {
    expect(drawBets(people, 1_800_000_000_000)).toEqual(drawBets(people, 1_800_000_000_000))
  })

  it('fills the winner board', async () => {
    const { list } = await gateway.client().send(calls.games.winnerBoard, {})
    expect(list).toHaveLength(20)
  })
})
