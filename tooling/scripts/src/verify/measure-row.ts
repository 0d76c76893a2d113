import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectWithin } from './expect-within.ts'
import { bareRowLimit, rowLimit } from './size-limits.ts'
import { runQuietly } from './steps.ts'
import type { Tarball } from './tarballs.ts'
import { weighBundle } from './weigh-bundle.ts'
import { withModules } from './with-modules.ts'

type Consumer = { tool: 'esbuild' | 'vite'; code: string }

const byArea = `import { balance } from '@saola/protocol/calls/wallet'; export const row = balance`

/** How a consumer comes by one row, and the bundler that must drop all the others. */
const consumers: Consumer[] = [
  { tool: 'vite', code: `import { calls } from '@saola/protocol'; export const row = calls.wallet.balance` },
  { tool: 'vite', code: byArea },
  { tool: 'esbuild', code: byArea },
  {
    tool: 'esbuild',
    code: `import * as wallet from '@saola/protocol/calls/wallet'; export const row = wallet.balance`,
  },
]

/** Bundles one row of the packed protocol with all that it needs, and without what checks it; fails above the limits. */
export async function checkRow(tarball: Tarball): Promise<void> {
  for (const consumer of consumers) {
    const how = `one row by ${consumer.tool}, ${/from '(.+?)'/.exec(consumer.code)?.[1]}`
    expectWithin(await measureRow(tarball, consumer, []), rowLimit, how)
    const bare = await measureRow(tarball, consumer, ['--external:zod'])
    expectWithin(bare, bareRowLimit, `${how}, without zod`)
  }
}

function measureRow(protocol: Tarball, { tool, code }: Consumer, settings: string[]): Promise<number> {
  return withModules([protocol], { zod: 'protocol' }, async (folder) => {
    writeFileSync(join(folder, 'row.js'), code)
    if (tool === 'vite') await bundleWithVite(folder, settings.length > 0)
    return weighBundle(folder, tool === 'vite' ? 'dist/row.js' : 'row.js', settings)
  })
}

async function bundleWithVite(folder: string, isBare: boolean): Promise<void> {
  const lib = `{ entry: 'row.js', formats: ['es'], fileName: () => 'row.js' }`
  const outside = isBare ? `rolldownOptions: { external: /^zod/ },` : ''
  writeFileSync(
    join(folder, 'vite.config.js'),
    `export default { build: { minify: false, ${outside} lib: ${lib} } }`,
  )
  await runQuietly('vite', ['build'], folder)
}
