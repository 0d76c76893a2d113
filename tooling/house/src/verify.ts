/**
 * `pnpm verify`: builds and packs every package, checks each tarball with publint, then installs all of them into an
 * empty folder outside the workspace and imports them there.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder, run } from './run.ts'

const packed = join(rootFolder, '.pack')
rmSync(packed, { recursive: true, force: true })
mkdirSync(packed)

const names = readdirSync(join(rootFolder, 'packages'))
const failed: string[] = []

step('build', () => run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']))
for (const name of names) {
  step(`pack ${name}`, () =>
    run('npx', ['-y', 'pnpm@12.21.0', '--dir', `packages/${name}`, 'pack', '--pack-destination', packed]),
  )
}
const tarballs = readdirSync(packed)
  .filter((file) => file.endsWith('.tgz'))
  .map((file) => join(packed, file))
for (const tarball of tarballs)
  step(`publint ${tarball.slice(packed.length + 1)}`, () => run('publint', [tarball, '--strict']))
step('use them in an empty project', useOutside)

if (failed.length > 0) {
  console.error(`verify failed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log(`${tarballs.length} packages verified.`)

function step(name: string, work: () => number): void {
  const code = work()
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (code !== 0) failed.push(name)
}

/** Packages without a user interface must load in plain Node from their tarballs alone. */
function useOutside(): number {
  const folder = mkdtempSync(join(tmpdir(), 'saola-verify-'))
  const byName = new Map(tarballs.map((file) => [manifestName(file), `file:${file}`]))
  const plain = [...byName.keys()].filter((name) => !['@saola/ui', '@saola/shell'].includes(name))
  const manifest = {
    name: 'stranger',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(plain.map((name) => [name, byName.get(name)])),
    overrides: Object.fromEntries(byName),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const lines = plain.map((name) => `console.log('${name}', Object.keys(await import('${name}')).length > 0)`)
  writeFileSync(join(folder, 'use.js'), lines.join('\n'))
  const inFolder = (tool: string, args: string[]): number =>
    spawnSync(tool, args, { cwd: folder, stdio: 'inherit' }).status ?? 1
  const code =
    inFolder('npm', ['install', '--no-audit', '--no-fund', '--silent']) ||
    inFolder(process.execPath, ['use.js'])
  rmSync(folder, { recursive: true, force: true })
  return code
}

function manifestName(tarball: string): string {
  const text = spawnSync('tar', ['-xzOf', tarball, 'package/package.json']).stdout
  const { name } = JSON.parse(String(text)) as { name: string }
  return name
}
