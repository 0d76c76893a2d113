import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openDatabase } from '@saola/server'
import { migrate, type Schema } from '@saola/gateway'
import { copyMerchant, removeMerchant, type Move } from '../../src/operations/moving/move-merchant.ts'
import {
  carryRows,
  deleteRows,
  listInOrder,
  mindRows,
} from '../../src/operations/moving/merchant-rows-store.ts'
import { listRowsAcross } from '../../src/operations/moving/rows-across-store.ts'
import { tableNames } from '../../src/operations/moving/whose-rows.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { serverOf } from '../kept/second-process.ts'
import { serveOn, startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { addMerchant } from './add-merchant.ts'

class Undo extends Error {}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

it('every table says whose its rows are (system 42)', async () => {
  const { rows } = await gateway.runSql(
    `select relname as name from pg_class where relkind in ('r', 'p') and relname <> 'migration'
       and relnamespace = current_schema()::regnamespace order by 1`,
  )
  expect(rows).toEqual(tableNames.toSorted().map((name) => ({ name })))
})

it('a row that leads to another merchant is found by its column, and nothing is copied then (system 42)', async () => {
  const { db } = gateway.services
  expect(await listRowsAcross(db)).toEqual([])
  const sen = await addMerchant(gateway, 'lone', '0055443322')
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`alter table deposit disable trigger user`.execute(trx)
      await sql`update deposit set account_id = ${sen.member}
        where id = (select min(id) from deposit where transfer_id is not null)`.execute(trx)
      expect((await listRowsAcross(trx)).map(({ way }) => way).toSorted()).toEqual([
        'bank_transfer.deposit_id',
        'deposit.transfer_id',
      ])
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
})

describe.skipIf(!process.env['DATABASE_URL'])('a merchant is moved to another database (system 42)', () => {
  let member: TestPerson
  let move: Move
  let there: TestGateway
  let before: unknown
  beforeAll(async () => {
    await addMerchant(gateway, 'sen', '0099887766')
    member = await addPerson(gateway, 'mover')
    await fund(gateway, member, 250_000)
    const opened = await openDatabase<Schema>({ url: (await serverOf(gateway)) ?? '', schema: 'moved' })
    await migrate(opened.db)
    there = await serveOn(opened)
    // Of rows that lead to each other one is written first, and pages are cut between them.
    await gateway.runSql(`update account set referrer_id = $1 where name = 'member01' and merchant_id = 1`, [
      member.id,
    ])
    move = { from: gateway.services.db, to: opened.db, code: 'saola', pageSize: 3 }
    before = await gateway.client(member.token).send(calls.wallet.balance)
  })
  afterAll(() => there.close())

  it('is not removed before it was copied', async () => {
    await expect(removeMerchant(move)).rejects.toThrow(/was not copied, or was written to since/)
  })

  it('with all that is its own, and the ledger agrees', async () => {
    const carried = await copyMerchant(move)
    expect(carried.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40)
    await expectReconciled(there.services.db)
    expect(await there.client(member.token).send(calls.wallet.balance)).toEqual(before)
  })

  it('and goes on there where it was: money moves, and accounts are opened', async () => {
    const other = await addPerson(there, 'openedthere')
    await fund(there, member, 1)
    expect(other.id).toBeGreaterThan(member.id)
    await expectReconciled(there.services.db)
  })

  it('is not copied to where a merchant is', async () => {
    await expect(copyMerchant(move)).rejects.toThrow(/has a merchant already/)
  })

  it('is not removed once it goes on there', async () => {
    await expect(removeMerchant(move)).rejects.toThrow(/was written to since/)
  })

  it('and is removed where it was once the copy is just as large, and the others stay as they are', async () => {
    // What went on there is taken back, as if nobody had been let in yet.
    await there.services.db.transaction().execute(async (trx) => {
      const tables = await listInOrder(trx)
      await carryRows(trx, tables)
      for (const table of tables.toReversed()) await deleteRows(trx, table)
      await mindRows(trx, tables)
    })
    await copyMerchant(move)
    // No row more or less, but another value: the copy is not what is here.
    await gateway.runSql(`update account set nickname = 'renamed' where id = $1`, [member.id])
    await expect(removeMerchant(move)).rejects.toThrow(/has other rows of account /)
    await gateway.runSql(`update account set nickname = name where id = $1`, [member.id])
    const others = await gateway.runSql(
      `select * from account where merchant_id <> (select id from merchant where code = 'saola')`,
    )
    await removeMerchant(move)
    await expectReconciled(gateway.services.db)
    expect((await gateway.runSql(`select code from merchant order by code`)).rows).toEqual([
      { code: 'lone' },
      { code: 'sen' },
    ])
    expect((await gateway.runSql('select * from account')).rows).toEqual(others.rows)
    expect((await gateway.runSql(`select count(*)::int as count from transfer`)).rows).toEqual([{ count: 0 }])
    await expectReconciled(there.services.db)
  })
})
