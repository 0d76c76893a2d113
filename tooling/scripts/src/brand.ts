/**
 * `pnpm brand new NAME` makes a brand, `pnpm brand check [NAME]` says what is wrong with one or with all.
 *
 * @module
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readAddresses } from './addresses.ts'
import { runBrand } from './brands/run-brand.ts'
import { rootFolder } from './run.ts'

process.exitCode = await runBrand(process.argv.slice(2), {
  home: join(rootFolder, 'tooling/brands'),
  product: join(rootFolder, 'packages/ui/src/theme.css'),
  memberPort: readAddresses(process.env).memberPort,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
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
