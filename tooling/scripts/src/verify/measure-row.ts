import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rootFolder } from '../run.ts'
import { expectWithin } from './expect-within.ts'
import { rowLimit } from './size-limits.ts'
import { runQuietly } from './steps.ts'
import type { Tarball } from './tarballs.ts'

type Tool = 'esbuild' | 'vite'

/** How a consumer comes by one row, and the bundler that must drop all the others. */
const consumers: { tool: Tool; code: string }[] = [
  { tool: 'vite', code: `import { calls } from '@saola/protocol'; export const row = calls.wallet.balance` },
  {
    tool: 'esbuild',
    code: `import { balance } from '@saola/protocol/calls/wallet'; export const row = balance`,
  },
]

/** Bundles one row of the packed protocol with everything that it needs, and fails above the limit. */
export async function checkRow({ contents }: Tarball): Promise<void> {
  for (const { tool, code } of consumers) {
    const bytes = await measureRow(contents, tool, code)
    expectWithin(bytes, rowLimit, `one row by ${tool}`)
  }
}

async function measureRow(contents: string, tool: Tool, code: string): Promise<number> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saola-row-')))
  const modules = join(folder, 'node_modules')
  const protocol = join(modules, '@saola/protocol')
  try {
    mkdirSync(dirname(protocol), { recursive: true })
    cpSync(contents, protocol, { recursive: true })
    symlinkSync(realpathSync(join(rootFolder, 'packages/protocol/node_modules/zod')), join(modules, 'zod'))
    writeFileSync(join(folder, 'row.js'), code)
    if (tool === 'vite') await bundleWithVite(folder)
    const entry = tool === 'vite' ? 'dist/row.js' : 'row.js'
    await runQuietly('esbuild', [entry, '--bundle', '--minify', '--format=esm', '--outfile=small.js'], folder)
    return gzipSync(readFileSync(join(folder, 'small.js')), { level: 9 }).length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bundleWithVite(folder: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', name: 'stranger' }))
  const lib = `{ entry: 'row.js', formats: ['es'], fileName: () => 'row.js' }`
  writeFileSync(join(folder, 'vite.config.js'), `export default { build: { lib: ${lib} } }`)
  await runQuietly('vite', ['build'], folder)
}
