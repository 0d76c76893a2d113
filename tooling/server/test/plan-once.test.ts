import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, planOnce, type OpenDatabase } from '@saola/server'

type Schema = { pg_class: { relname: string; relpages: number } }
type Any = Kysely<Schema>

const url = process.env['DATABASE_URL'] ?? ''
let opened: OpenDatabase<Schema>
beforeAll(async () => {
  opened = await openDatabase<Schema>(url === '' ? {} : { url, poolSize: 1 })
})
afterAll(() => opened.close())

const add = planOnce('add_two', (db: Any, { left, right }: { left: number; right: number }) =>
  sql<{ sum: number }>`select ${left}::int - ${right}::int as sum`.compile(db),
)
const findTable = planOnce('find_table', (db: Any, { name }: { name: string }) =>
  db.selectFrom('pg_class').select('relname').where('relname', '=', name).limit(1).compile(),
)

describe('a statement that is planned once', () => {
  it('takes the values of each time, each in its place', async () => {
    expect([
      await add(opened.db, { left: 5, right: 2 }),
      await add(opened.db, { right: 7, left: 1 }),
      await findTable(opened.db, { name: 'pg_class' }),
      await findTable(opened.db, { name: 'no such table' }),
    ]).toEqual([[{ sum: 3 }], [{ sum: -6 }], [{ relname: 'pg_class' }], []])
  })

  it('is asked in a transaction too', async () => {
    const rows = await opened.db.transaction().execute((trx) => add(trx, { left: 9, right: 1 }))
    expect(rows).toEqual([{ sum: 8 }])
  })

  it.runIf(url !== '')('is known to the server by its name', async () => {
    await add(opened.db, { left: 5, right: 2 })
    const { rows } = await opened.runSql('select name from pg_prepared_statements')
    expect(rows).toContainEqual({ name: 'add_two' })
  })

  it('refuses to be built from what a value says', async () => {
    const reckons = planOnce('reckons', (db: Any, { day }: { day: number }) =>
      sql`select ${day * 2}::int`.compile(db),
    )
    await expect(reckons(opened.db, { day: 1 })).rejects.toThrow('takes day as it is')
  })

  it('has a name of its own', async () => {
    const again = planOnce('add_two', (db: Any) => sql`select 1 as one`.compile(db))
    await expect(again(opened.db, {})).rejects.toThrow('two statements are planned by the name add_two')
  })
})
