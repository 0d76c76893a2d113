import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rootFolder } from '../run.ts'
import { npm, type Manager } from './managers.ts'
import { runQuietly } from './steps.ts'
import type { Tarball } from './tarballs.ts'

/** Somebody else's project: an empty folder outside the workspace. */
export type Stranger = {
  folder: string
  write(file: string, text: string): void
  /** Runs a tool there and gives what it wrote. */
  run(tool: string, args: readonly string[]): Promise<string>
  /** Runs a file of the project with Node. */
  node(...args: string[]): Promise<string>
}

/** What a project has: `wanted` packages from their tarballs, and `others` from the registry in our versions, or those of `versions`. */
export type Wanted = {
  /** They stand in for what the wanted ones depend on. */
  all: Tarball[]
  wanted: Tarball[]
  others: readonly string[]
  versions?: Record<string, string>
  /** npm unless another is named. */
  manager?: Manager
  /** A folder whose programs come first: a Node of another age. */
  programs?: string
}

/** Gives `use` an empty folder with what is wanted installed, and removes it afterwards. */
export async function withStranger(
  wanted: Wanted,
  use: (stranger: Stranger) => Promise<void>,
): Promise<void> {
  const { folder, stranger, install } = makeStranger(wanted)
  try {
    await install()
    await use(stranger)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A project with what is wanted installed, for several to use; whoever opens it removes its folder. */
export async function openStranger(wanted: Wanted): Promise<Stranger> {
  const { folder, stranger, install } = makeStranger(wanted)
  await install().catch((cause: unknown) => {
    rmSync(folder, { recursive: true, force: true })
    throw cause
  })
  return stranger
}

type Made = { folder: string; stranger: Stranger; install: () => Promise<unknown> }

function makeStranger({ all, wanted, others, versions = {}, manager = npm, programs }: Wanted): Made {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saola-stranger-')))
  const run = (tool: string, args: readonly string[]): Promise<string> =>
    runQuietly(tool, [...args], folder, manager.environment, programs)
  const [nodeTool, ...nodeArgs] = manager.node
  const stranger: Stranger = {
    folder,
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    },
    run,
    node: (...args) => run(nodeTool, [...nodeArgs, ...args]),
  }
  const dependencies = Object.fromEntries([
    ...fromFiles(wanted),
    ...others.map((name): [string, string] => [name, versions[name] ?? catalogVersion(name)]),
  ])
  const files = manager.files({ dependencies, standIns: Object.fromEntries(fromFiles(all)) })
  for (const [name, text] of Object.entries(files)) stranger.write(name, text)
  const [tool, ...args] = manager.install
  return { folder, stranger, install: () => run(tool, args) }
}

function fromFiles(tarballs: Tarball[]): [string, string][] {
  return tarballs.map(({ name, file }) => [name, `file:${file}`])
}

/** The version of a package that this repository works with. */
function catalogVersion(name: string): string {
  const workspace = readFileSync(join(rootFolder, 'pnpm-workspace.yaml'), 'utf8')
  const line = workspace.split('\n').find((each) => each.replaceAll("'", '').startsWith(`  ${name}: `))
  if (line === undefined) throw new Error(`the catalog of pnpm-workspace.yaml has no ${name}`)
  return line.slice(line.lastIndexOf(': ') + 2)
}

/** A consumer's compiler settings: as strict as they get, the declarations of packages included. */
export function strictTsconfig(more: object): string {
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    ...more,
  }
  return JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] })
}
