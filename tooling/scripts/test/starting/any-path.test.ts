import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNotIn } from '@saola/config/refuse-folder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portVariables } from '../../src/addresses.ts'
import { copyRepository } from '../../src/strangers/copy-repository.ts'
import { printed } from '../../src/strangers/serve-new-brand.ts'
import { freeAddresses } from '../free-addresses.ts'

it.each(['/home/an/sao#la', '/home/an/what?', "/home/o'brien/saola", '/home/a:b'])(
  'says at once that nothing can be built in %s',
  (folder) => {
    expect(whyNotIn(folder)).toContain(`Saola cannot be built in ${folder}: `)
  },
)

it.each([
  '/home/an/saola',
  '/home/an/sao la é',
  '/home/an/100%',
  '/home/安/沙罗',
  '/home/[an] (1) & co/$aola',
])('does not mind %s', (folder) => {
  expect(whyNotIn(folder)).toBeUndefined()
})

it('says at once that nothing can be tested in a folder with a sign of percent', () => {
  expect(whyNotIn('/home/an/100%', 'tested')).toContain('Saola cannot be tested in /home/an/100%: Vitest')
})

describe('a copy of the repository in "sao la é 沙"', { tags: 'round' }, () => {
  let parent: string
  let folder: string
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'saola-path-'))
    folder = join(parent, 'sao la é 沙')
    await copyRepository(folder)
  }, 180_000)
  afterAll(() => rmSync(parent, { recursive: true, force: true }))

  const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
    SAOLA_DATA: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    ...more,
  })

  it('tests', { timeout: 120_000 }, () => {
    const words = ['run', '--project', '@saola/validation', '--project', 'server']
    const tested = spawnSync('vitest', words, { cwd: folder, env: environment(), encoding: 'utf8' })
    expect(tested.status, `${tested.stdout}${tested.stderr}`).toBe(0)
  })

  it('builds, starts and answers', { timeout: 400_000 }, async () => {
    const addresses = await freeAddresses()
    const { memberPort, agentPort, vendorPort } = addresses
    const started = spawn('node', ['tooling/scripts/src/start.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(portVariables(addresses)),
    })
    const ended = new Promise((done) => started.once('exit', done))
    try {
      expect(await printed(started)).toContain('Saola is open.')
      for (const [port, path] of [
        [memberPort, '/'],
        [agentPort, '/'],
        [memberPort, '/wps/system/test/ping'],
        [vendorPort, '/play/limbo'],
      ] as const) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`)
        expect([answer.status, path]).toEqual([200, path])
      }
    } finally {
      started.kill('SIGTERM')
      await ended
    }
  })
})
