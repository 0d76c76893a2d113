import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { migrate, misnumbered, openDatabase, UnknownMigration, type OpenDatabase } from '../src/index.ts'

let opened: OpenDatabase<unknown>
beforeAll(async () => {
  opened = await openDatabase({})
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.runSql(
    'drop schema if exists vendor cascade; drop schema public cascade; create schema public',
  )
})

const first = { '0001-things.sql': 'create table thing (id integer)' }
const second = { '0002-names.sql': 'alter table thing add column name text' }

describe('the names of migrations', () => {
  it.each([
    ['one after the other', ['0001-a.sql', '0002-b.sql'], []],
    ['in any order of the folder', ['0002-b.sql', '0001-a.sql'], []],
    ['none at all', [], []],
    ['with a hole', ['0001-a.sql', '0003-c.sql'], ['migration 0003-c.sql should have number 0002']],
    [
      'two of one number',
      ['0001-a.sql', '0002-b.sql', '0002-c.sql'],
      ['migration 0002-c.sql should have number 0003'],
    ],
    ['from zero', ['0000-a.sql'], ['migration 0000-a.sql should have number 0001']],
    ['without a number', ['things.sql'], ['migration things.sql should have number 0001']],
  ])('judges those %s', (_, names, wrong) => {
    expect(misnumbered(names)).toEqual(wrong)
  })
})

describe('migrate', () => {
  it('runs what has not run, in order, and says what that was', async () => {
    expect(await migrate(opened.db, { folder: folderWith(first) })).toEqual(['0001-things.sql'])
    expect(await migrate(opened.db, { folder: folderWith({ ...first, ...second }) })).toEqual([
      '0002-names.sql',
    ])
    expect(await columns('public')).toEqual(['id', 'name'])
  })

  it('does nothing when it is run again', async () => {
    const folder = folderWith({ ...first, ...second })
    await migrate(opened.db, { folder })
    expect(await migrate(opened.db, { folder })).toEqual([])
    expect(await columns('public')).toEqual(['id', 'name'])
  })

  it('refuses a database that ran a migration which this version does not have', async () => {
    await migrate(opened.db, { folder: folderWith({ ...first, ...second }) })
    const older = migrate(opened.db, { folder: folderWith(first) })
    await expect(older).rejects.toThrow(UnknownMigration)
    await expect(older).rejects.toThrow(/0002-names\.sql/)
  })

  it('refuses a folder with a hole before it runs anything', async () => {
    const folder = folderWith({ ...first, '0003-more.sql': 'create table more (id integer)' })
    await expect(migrate(opened.db, { folder })).rejects.toThrow(
      'migration 0003-more.sql should have number 0002',
    )
    expect(await columns('public')).toEqual([])
  })

  it('leaves nothing behind when a migration fails', async () => {
    const folder = folderWith({ ...first, '0002-wrong.sql': 'create table thing (id integer)' })
    await expect(migrate(opened.db, { folder })).rejects.toThrow(/already exists/)
    expect(await columns('public')).toEqual([])
  })

  it('makes another schema and keeps its own count there', async () => {
    await migrate(opened.db, { folder: folderWith(first) })
    const folder = folderWith({ ...first, ...second })
    expect(await migrate(opened.db, { folder, schema: 'vendor' })).toEqual([
      '0001-things.sql',
      '0002-names.sql',
    ])
    expect(await columns('vendor')).toEqual(['id', 'name'])
    expect(await columns('public')).toEqual(['id'])
  })
})

/** A folder of migrations that is gone after the test. */
function folderWith(files: Record<string, string>): URL {
  const path = mkdtempSync(join(tmpdir(), 'saola-migrations-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return pathToFileURL(`${path}/`)
}

/** The columns of the table `thing`. */
async function columns(schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = 'thing' order by ordinal_position`.execute(opened.db)
  return rows.map((row) => row.name)
}
