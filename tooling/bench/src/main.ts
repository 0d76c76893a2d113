/**
 * `pnpm bench [name ...] [--json]`: ours and the peers side by side. Every `<name>.bench.ts` in this folder is one
 * benchmark: it exports `bench()` and answers its figures. A benchmark informs, it fails no build.
 *
 * @module
 */
import { readdirSync } from 'node:fs'
import { report, type Figure } from './report.ts'

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))

const asJson = process.argv.includes('--json')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

for (const name of named.length > 0 ? named : known) {
  const { bench } = (await import(`./${name}.bench.ts`)) as { bench(): Promise<Figure[]> }
  report(name, await bench(), asJson)
}
process.exit(0)
