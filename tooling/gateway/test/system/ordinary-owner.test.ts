import { afterAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { migrate, type Schema } from '@saola/gateway'

let opened: OpenDatabase<Schema> | undefined
afterAll(() => opened?.close())

it('is made whole by a user of the database who is no superuser', async () => {
  opened = await openDatabase<Schema>({})
  await opened.runSql(`create role ordinary; grant all on schema public to ordinary;
    do $$ begin execute format('grant create on database %I to ordinary', current_database()); end $$;
    set role ordinary`)
  const { rows } = await opened.runSql(`select rolsuper from pg_roles where rolname = current_user`)
  expect(rows).toEqual([{ rolsuper: false }])
  expect((await migrate(opened.db)).length).toBeGreaterThan(100)
}, 60_000)
