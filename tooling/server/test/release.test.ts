import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { hashOf, hashRelease, manifestFile, openRelease, writeManifest } from '@saola/server'

const run = promisify(execFile)
let root = ''

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  const made = root
  onTestFinished(() => rmSync(made, { recursive: true }))
  put('package.json', '{ "version": "1.2.3" }')
  put('packages/rules/src/wallet/amounts.ts', 'export const least = 1\n')
  put('packages/rules/test/amounts.test.ts', 'not run\n')
  put('tooling/gateway/migrations/0001-first.sql', 'select 1;\n')
  put('tooling/game-engines/src/dice/dice.ts', 'export const sides = 6\n')
  put('tooling/brands/saola/config.json', '{}')
  put('tooling/simulator/src/main.ts', 'not served\n')
})

describe('the list of a release (system 58)', () => {
  it('names what is run, and neither tests, documents nor the settings of brands', async () => {
    expect([...(await hashRelease(root)).keys()].toSorted()).toEqual([
      'package.json',
      'packages/rules/src/wallet/amounts.ts',
      'tooling/game-engines/src/dice/dice.ts',
      'tooling/gateway/migrations/0001-first.sql',
    ])
  })

  it('is checked by sha256sum, which knows nothing of us', async () => {
    put(manifestFile, writeManifest(await hashRelease(root)))
    const agreed = await run('sha256sum', ['--check', '--strict', manifestFile], { cwd: root })
    expect(agreed.stdout).toContain('tooling/game-engines/src/dice/dice.ts: OK')
    put('tooling/game-engines/src/dice/dice.ts', 'export const sides = 7\n')
    const refused = run('sha256sum', ['--check', '--strict', '--quiet', manifestFile], { cwd: root })
    await expect(refused).rejects.toMatchObject({
      stdout: 'tooling/game-engines/src/dice/dice.ts: FAILED\n',
    })
  })

  it('has a hash of its own, which is the same wherever the same files stand', async () => {
    const list = writeManifest(await hashRelease(root))
    const { version, build } = openRelease(root)
    expect(version).toBe('1.2.3')
    expect(await build()).toBe(hashOf(list))
    put(manifestFile, list)
    const { stdout } = await run('sha256sum', [manifestFile], { cwd: root })
    expect(stdout).toBe(`${await build()}  ${manifestFile}\n`)
  })
})

describe('a look at the files of a release', () => {
  it('finds nothing where nothing differs', async () => {
    put(manifestFile, writeManifest(await hashRelease(root)))
    expect(await openRelease(root).check()).toEqual({ against: 'manifest', files: 4, differing: [] })
  })

  it('names what was changed, taken away and added since the release', async () => {
    put(manifestFile, writeManifest(await hashRelease(root)))
    put('packages/rules/src/wallet/amounts.ts', 'export const least = 0\n')
    put('tooling/gateway/src/open-door.ts', 'added\n')
    rmSync(join(root, 'tooling/gateway/migrations/0001-first.sql'))
    const { differing } = await openRelease(root).check()
    expect(differing).toEqual([
      { file: 'packages/rules/src/wallet/amounts.ts', is: 'changed' },
      { file: 'tooling/gateway/migrations/0001-first.sql', is: 'missing' },
      { file: 'tooling/gateway/src/open-door.ts', is: 'added' },
    ])
  })

  it('compares with the files of the start where no list came along, and the build stays that of the start', async () => {
    const release = openRelease(root)
    const build = await release.build()
    put('tooling/game-engines/src/dice/dice.ts', 'export const sides = 7\n')
    expect(await release.check()).toEqual({
      against: 'start',
      files: 4,
      differing: [{ file: 'tooling/game-engines/src/dice/dice.ts', is: 'changed' }],
    })
    expect(await release.build()).toBe(build)
    expect(await openRelease(root).build()).not.toBe(build)
  })
})
