import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'
import { runQuietly } from './steps.ts'
import type { Tarball } from './tarballs.ts'

/** Somebody else's project: an empty folder outside the workspace. */
export type Stranger = {
  folder: string
  write(file: string, text: string): void
  /** Runs a tool there and gives what it wrote. */
  run(tool: string, args: string[]): Promise<string>
}

type Wanted = { all: Tarball[]; wanted: Tarball[]; others: string[]; versions?: Record<string, string> }

/**
 * Gives `use` an empty folder with `wanted` packages installed from their tarballs and `others` from the registry in
 * our versions, or those of `versions`, and removes it afterwards. `all` tarballs stand in for what the wanted ones depend on.
 */
export async function withStranger(
  { all, wanted, others, versions = {} }: Wanted,
  use: (stranger: Stranger) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-stranger-'))
  const stranger: Stranger = {
    folder,
    write: (file, text) => writeFileSync(join(folder, file), text),
    run: (tool, args) => runQuietly(tool, args, folder),
  }
  const dependencies = Object.fromEntries([
    ...fromFiles(wanted),
    ...others.map((name): [string, string] => [name, versions[name] ?? catalogVersion(name)]),
  ])
  const overrides = Object.fromEntries(fromFiles(all))
  const manifest = { name: 'stranger', private: true, type: 'module', dependencies, overrides }
  stranger.write('package.json', JSON.stringify(manifest, undefined, 2))
  try {
    await stranger.run('npm', ['install', '--no-audit', '--no-fund', '--silent'])
    await use(stranger)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
