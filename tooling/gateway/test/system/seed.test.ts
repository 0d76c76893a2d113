import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { seed } from '../../src/seed/seed.ts'
import { people } from '../../src/seed/people.ts'
import { reconcile } from '../../src/wallet/reconcile.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('the demo data', () => {
  it('is put in place once', async () => {
    await seed(gateway.house)
    const { count } = await gateway.house.db
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
      join account top on top.id = descent.ancestor_id and top.name = 'topagent'`.execute(gateway.house.db)
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
    const row = await gateway.house.db
      .selectFrom('account')
      .select('invitation_code')
      .where('name', '=', name)
      .executeTakeFirst()
    expect(row?.invitation_code).toBe(code)
  })

  it('brings every opening balance in through the book', async () => {
    const rows = await gateway.house.db
      .selectFrom('book_account')
      .innerJoin('account', 'account.id', 'book_account.owner_id')
      .select(['account.name', 'balance'])
      .execute()
    const wanted = people.map(([name, , , , , deposit]) => [name, deposit])
    expect(new Map(rows.map(({ name, balance }) => [name, balance]))).toEqual(
      new Map(wanted as [string, number][]),
    )
    expect(await reconcile(gateway.house.db)).toMatchObject({ clean: true })
  })
})
