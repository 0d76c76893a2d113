/**
 * `pnpm brand new NAME` makes a brand, `pnpm brand check [NAME]` says what is wrong with one or with all; with `--screens` in a
 * browser too.
 *
 * @module
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readVariable } from '@saola/server'
import { readAddresses } from '../addresses.ts'
import { runBrand } from './run-brand.ts'
import { rootFolder } from '../run.ts'
import { brandsHome } from '../sites/brand-folders.ts'

process.exitCode = await runBrand(process.argv.slice(2), {
  home: readVariable(process.env, 'SAOLA_BRANDS') ?? brandsHome,
  product: join(rootFolder, 'packages/ui/src/theme.css'),
  memberPort: readAddresses(process.env).memberPort,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  // Loaded when it is wanted: a browser and a platform come with it.
  checkScreens: async (folder, name) => (await import('./check-screens.ts')).checkScreens(folder, name),
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
})

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}
