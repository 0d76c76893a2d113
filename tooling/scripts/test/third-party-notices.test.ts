import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { thirdPartyNotices } from '@saola/config/third-party-notices'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'saola-notices-')))
})
afterEach(() => rmSync(root, { recursive: true }))

it('names each package that is in the build, with what it asks to be told, and no other', async () => {
  addPackage('one', { license: 'MIT' }, { LICENSE: 'Copyright One', 'NOTICE.md': 'Made by One' })
  addPackage('@scope/two', { license: 'ISC' }, { 'licence.txt': 'Copyright Two' })
  addPackage('left-out', { license: 'GPL-3.0' }, { LICENSE: 'Copyright Nobody' })
  const notices = await noticesOf("import 'one'; import '@scope/two'; import './own.js'")
  expect(notices).toContain('one 1.0.0\nLicence: MIT\n\nCopyright One\n\nMade by One')
  expect(notices).toContain('@scope/two 1.0.0\nLicence: ISC\n\nCopyright Two')
  expect(notices).not.toContain('left-out')
  expect(notices).not.toContain('own')
})

it('lets nothing into a build that does not say how it may be used', async () => {
  addPackage('one', { license: 'MIT' }, {})
  addPackage('silent', {}, {})
  await expect(noticesOf("import 'one'; import 'silent'")).rejects.toThrow('No licence is known of silent.')
})

function addPackage(name: string, facts: object, files: Record<string, string>): void {
  const manifest = JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...facts })
  const all = { 'package.json': manifest, 'index.js': `console.log(${JSON.stringify(name)})`, ...files }
  for (const [file, text] of Object.entries(all)) write(join('node_modules', name, file), text)
}

function write(name: string, text: string): void {
  mkdirSync(join(root, name, '..'), { recursive: true })
  writeFileSync(join(root, name), text)
}

async function noticesOf(entry: string): Promise<string> {
  write('own.js', 'console.log(1)')
  write('main.js', entry)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdPartyNotices()],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  })
  const [{ output } = { output: [] }] = [built].flat() as {
    output: { fileName: string; source?: unknown }[]
  }[]
  return String(output.find(({ fileName }) => fileName === 'third-party-notices.txt')?.source)
}
