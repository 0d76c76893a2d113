import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@saola/server'
import { sql } from 'kysely'
import { readTables } from '../src/generate/tables/read-tables.ts'
import { writeTables } from '../src/generate/tables/write-tables.ts'

const opened = await openDatabase<unknown>({})
afterAll(() => opened.close())

/** One column in SQL, and what its type says. */
const columns: [declaration: string, type: string, rule: string][] = [
  ['amount bigint not null', 'amount: number', 'a whole number'],
  ['note text', 'note: string | null', 'may be absent'],
  ['at bigint not null default 0', 'at: Generated<number>', 'the database fills it in'],
  [
    'id bigint generated always as identity',
    'id: GeneratedAlways<number>',
    'the database alone numbers the rows',
  ],
  ["kind text not null check (kind in ('in', 'out'))", "kind: 'in' | 'out'", 'the values of its check'],
  ["kind text check (kind in ('in'))", "kind: 'in' | null", 'the one value of its check, or none'],
  ['code text not null check (code = lower(code))', 'code: string', 'a check that lists no values'],
  [
    'rest jsonb not null',
    "rest: JSONColumnType<ColumnTypes['thing.rest']>",
    'JSON, whose shape a person has written down',
  ],
  [
    "rest jsonb not null default '{}'",
    "rest: JSONColumnType<ColumnTypes['thing.rest'], string | undefined, string>",
    'JSON that the database fills in',
  ],
  ['image bytea not null', 'image: Buffer', 'bytes'],
]

describe('the types of the tables', () => {
  it.each(columns)('`%s` is written as `%s`: %s', async (declaration, type) => {
    expect(await typesOf(declaration)).toContain(`export type Schema = {\nthing: {\n${type}\n}\n}`)
  })

  it('refuses a type of SQL that nobody has thought about', async () => {
    await expect(typesOf('place point not null')).rejects.toThrow(/thing\.place: no type is known for point/)
  })
})

async function typesOf(declaration: string): Promise<string> {
  await sql.raw(`drop table if exists thing; create table thing (${declaration})`).execute(opened.db)
  return writeTables(await readTables(opened.db, 'public'))
}
