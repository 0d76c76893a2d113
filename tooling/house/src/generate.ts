/**
 * `pnpm gen`: writes what is made from other files (the table of calls, the table of packages, the drawing of the
 * house); with `--check` it only compares and fails on a difference.
 *
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawHouse } from './generate/draw-house.ts'
import { tableOfCalls } from './generate/table-of-calls.ts'
import { tableOfPackages } from './generate/table-of-packages.ts'
import { rootFolder } from './run.ts'

const parts: [file: string, marker: string, make: () => string][] = [
  ['README.md', 'packages', tableOfPackages],
  ['README.md', 'house', drawHouse],
  ['docs/architecture.md', 'house', drawHouse],
  ['docs/architecture.md', 'packages', tableOfPackages],
  ['packages/protocol/README.md', 'calls', tableOfCalls],
]

const checkOnly = process.argv.includes('--check')
const stale = new Set<string>()
for (const [file, marker, make] of parts) {
  const path = `${rootFolder}${file}`
  const before = readFileSync(path, 'utf8')
  const after = fill(before, marker, make())
  if (after === before) continue
  stale.add(file)
  if (!checkOnly) writeFileSync(path, after)
}
if (checkOnly && stale.size > 0) {
  console.error(`Not fresh: ${[...stale].join(', ')}. Run pnpm gen.`)
  process.exit(1)
}

function fill(text: string, marker: string, content: string): string {
  const open = `<!-- gen:${marker} -->`
  const close = `<!-- /gen:${marker} -->`
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  if (from < 0 || to < from) throw new Error(`no place for ${marker}: ${open} ... ${close} is missing`)
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`
}
