import { transferIs, transferKinds } from '../../src/ledger/ledger.ts'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

it('the list of kinds is the one that the database takes', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'transfer_kind_check'`.execute(
    gateway.services.db,
  )
  const taken = [...(rows[0]?.rule ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind)
  expect(taken.toSorted()).toEqual(transferKinds.toSorted())
})

it('a kind that no transfer has cannot be asked for', () => {
  // @ts-expect-error -- the kind is called `withdrawal`
  expect(transferIs('withdraw')).toBeDefined()
})

it('queries ask for a kind by that list alone', () => {
  const asking = /transfer\.kind\s*(=|<>|in\b|like\b)\s*[('$]/
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !file.endsWith('ledger/transfer-store.ts'),
  )
  expect(files.filter((file) => asking.test(readFileSync(source + file, 'utf8')))).toEqual([])
})
