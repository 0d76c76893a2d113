import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase, StartRefused } from '@saola/server'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saola-place-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a person reads who starts a gateway on the folder. */
async function refusalOf(place: string): Promise<string> {
  const error = await openDatabase({ folder: place }).catch((why: unknown) => why)
  expect(error).toBeInstanceOf(StartRefused)
  return error instanceof Error ? error.message : ''
}

it('a file in the place of the folder', async () => {
  const file = join(folder, 'data')
  writeFileSync(file, '')
  expect(await refusalOf(file)).toBe(
    `${file} is a file, where a folder should be; choose another folder with SAOLA_DATA.`,
  )
})

it('the folder of a PostgreSQL server', async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '17\n')
  expect(await refusalOf(folder)).toBe(
    `The folder ${folder} is that of another PostgreSQL; choose another folder with SAOLA_DATA.`,
  )
})

it.each([
  ['a file in the place of the database', () => writeFileSync(join(folder, 'postgres'), ''), 'is a file'],
  [
    'something else than a database',
    () => {
      mkdirSync(join(folder, 'postgres'))
      writeFileSync(join(folder, 'postgres', 'holiday.jpg'), '')
    },
    'holds something else than a database',
  ],
  [
    'a database without its heart',
    () => {
      mkdirSync(join(folder, 'postgres'))
      writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n')
    },
    'is incomplete',
  ],
])('%s', async (_, prepare, words) => {
  prepare()
  const refusal = await refusalOf(folder)
  expect(refusal).toContain(join(folder, 'postgres'))
  expect(refusal).toContain(words)
  expect(refusal).toContain('choose another folder with SAOLA_DATA')
  expect(refusal.split('\n')).toHaveLength(1)
  // What could not be opened is not held either.
  expect(await refusalOf(folder)).toBe(refusal)
})

it.skipIf(process.getuid?.() === 0)('a folder that this user may not write', async () => {
  chmodSync(folder, 0o500)
  expect(await refusalOf(folder)).toContain('cannot be used by this user')
})

it.each([
  ['of a folder', () => ({ folder })],
  ['in memory', () => ({})],
])('an embedded database %s takes 32 MB for its buffers', async (_, place) => {
  const { runSql, close } = await openDatabase(place())
  const { rows } = await runSql('show shared_buffers').finally(close)
  expect(rows).toEqual([{ shared_buffers: '32MB' }])
})
