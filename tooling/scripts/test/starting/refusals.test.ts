import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { tellServer } from '@saola/testkit/postgres'

const main = fileURLToPath(new URL('../../src/gateway.ts', import.meta.url))
const seeded = inject('seededDatabase')
const server = seeded.kind === 'file' ? undefined : seeded.server

/** What `pnpm gateway migrate` prints when it does not start; `limit` is a command before it. */
function refusalOf(environment: NodeJS.ProcessEnv, limit: string[] = []): string {
  const [command = '', ...words] = [
    ...limit,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    main,
    'migrate',
  ]
  const { status, stdout, stderr } = spawnSync(command, words, {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...environment },
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(1)
  // One sentence, or a few, for people: no stack, no object.
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/^\s+at |node:internal/m)
  return stderr
}

/** The address of a database on the run's server. */
function address(database: string, user = 'postgres'): string {
  return `postgres://${user}@${new URL(server ?? '').host}/${database}`
}

describe('a command that cannot start says so in a sentence', { tags: 'round', timeout: 120_000 }, () => {
  it.each([
    [{ GATEWAY_PORT: 'abc' }, 'GATEWAY_PORT is "abc"'],
    [{ MEMBER_PORT: '70000' }, 'MEMBER_PORT is 70000'],
    [{ DATABASE_URL: 'localhost/saola' }, 'DATABASE_URL is no address'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is no address'],
    [{ DATABASE_URL: 'postgres://an@127.0.0.1:9/saola' }, 'No PostgreSQL server answers at 127.0.0.1:9 '],
    [{ DATABASE_URL: 'postgres://an@db.invalid/saola' }, 'No PostgreSQL server answers at db.invalid:5432 '],
    [{ SAOLA_TRUSTED_PROXIES: 'edge', SAOLA_DATA: '/dev/null' }, '/dev/null is a file'],
  ])('%o', (environment, words) => {
    expect(refusalOf(environment)).toContain(words)
  })

  it.skipIf(process.platform === 'win32').each([64, 128])('%i files at once', (count) => {
    const limit = ['sh', '-c', `ulimit -n ${count} && exec "$0" "$@"`]
    expect(refusalOf({ SAOLA_DATA: join(tmpdir(), 'saola-never-made') }, limit)).toContain(
      `may have ${count} files open at once`,
    )
  })

  it.skipIf(process.getuid?.() !== 0)('a folder of another user', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saola-of-root-'))
    chmodSync(folder, 0o755)
    const limit = ['setpriv', '--reuid=65534', '--clear-groups']
    expect(refusalOf({ SAOLA_DATA: folder, NODE_COMPILE_CACHE: '' }, limit)).toContain(
      'cannot be used by this user',
    )
    rmSync(folder, { recursive: true, force: true })
  })

  describe.skipIf(server === undefined)('on a PostgreSQL server', () => {
    const name = `saola_refused_${process.pid}`
    const drop = async (): Promise<void> => {
      for (const database of [name, `${name}_latin`])
        await tellServer(server ?? '', `drop database if exists ${database}`)
      await tellServer(server ?? '', `drop role if exists ${name}`)
    }
    beforeAll(async () => {
      await drop()
      await tellServer(server ?? '', `create role ${name} login`)
      await tellServer(server ?? '', `create database ${name}`)
      const latin = `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`
      await tellServer(server ?? '', `create database ${name}_latin ${latin}`)
    })
    afterAll(drop)

    it.each([
      ['no such database', () => address(`${name}_none`), `has no database "${name}_none"`],
      ['other letters', () => address(`${name}_latin`), 'keeps text as LATIN1'],
      ['no such user', () => address(name, `${name}_nobody`), `does not let "${name}_nobody" in`],
      ['a user without the right', () => address(name, name), 'may not make what is needed'],
    ])('%s', (_, url, words) => {
      expect(refusalOf({ DATABASE_URL: url() })).toContain(words)
    })
  })
})
