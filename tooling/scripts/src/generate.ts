/**
 * `pnpm gen`: writes what is made from other files (the tables of calls, packages and rooms, the drawings, the API
 * pages, the types of the tables, the addresses of the packages, the routes that the gateway knows, the look of the vendor's pages, how amounts are read
 * where no package may be imported); with `--check` it only compares and fails on a difference.
 *
 * @module
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areas } from '@saola/protocol'
import { amountCopies } from './generate/amount-copies.ts'
import { apiPages } from './generate/api-pages.ts'
import { drawPackages } from './generate/draw-packages.ts'
import { drawRooms, tableOfRooms } from './generate/gateway-rooms.ts'
import { packageManifests } from './generate/package-addresses.ts'
import { routesOfSites } from './generate/routes-of-sites.ts'
import { tableOfArea, tableOfCalls } from './generate/table-of-calls.ts'
import { tableOfPackages } from './generate/table-of-packages.ts'
import { tableTypes } from './generate/tables/table-types.ts'
import { vendorTokens } from './generate/vendor-tokens.ts'
import { rootFolder } from './run.ts'

type Part = [file: string, marker: string, make: () => string]

const parts: Part[] = [
  ['README.md', 'packages', tableOfPackages],
  ['README.md', 'packages-drawing', drawPackages],
  ['docs/architecture.md', 'packages-drawing', drawPackages],
  ['docs/architecture.md', 'packages', tableOfPackages],
  ['docs/architecture.md', 'rooms-drawing', drawRooms],
  ['docs/architecture.md', 'rooms', tableOfRooms],
  ['packages/protocol/README.md', 'calls', tableOfCalls],
  ...areas.map((area): Part => [`docs/areas/${area}.md`, 'calls', () => tableOfArea(area)]),
]

const checkOnly = process.argv.includes('--check')
const stale = new Set<string>()
for (const [file, marker, make] of parts) {
  const before = readFileSync(join(rootFolder, file), 'utf8')
  write(file, fill(before, marker, make()))
}
const [pages, tables] = await Promise.all([apiPages(), tableTypes()])
for (const [file, content] of pages) write(file, content)
for (const [file, content] of tables) write(file, content)
write(...routesOfSites())
write(...vendorTokens())
for (const [file, content] of packageManifests()) write(file, content)
for (const [file, content] of amountCopies()) write(file, content)
removeOthers(
  'docs/api',
  pages.map(([file]) => file),
)
if (checkOnly && stale.size > 0) {
  console.error(`Not fresh: ${[...stale].join(', ')}. Run pnpm gen.`)
  process.exit(1)
}

function write(file: string, after: string): void {
  const path = join(rootFolder, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === after) return
  stale.add(file)
  if (checkOnly) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, after)
}

/** A page whose package is gone goes too. */
function removeOthers(folder: string, files: string[]): void {
  const path = join(rootFolder, folder)
  if (!existsSync(path)) return
  for (const name of readdirSync(path)) {
    const file = `${folder}/${name}`
    if (files.includes(file)) continue
    stale.add(file)
    if (!checkOnly) rmSync(join(rootFolder, file))
  }
}

function fill(text: string, marker: string, content: string): string {
  const open = `<!-- gen:${marker} -->`
  const close = `<!-- /gen:${marker} -->`
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  if (from < 0 || to < from) throw new Error(`no place for ${marker}: ${open} ... ${close} is missing`)
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`
}
