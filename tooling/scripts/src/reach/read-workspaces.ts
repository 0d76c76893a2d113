import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readWorkspaces, type Workspace } from '../generate/workspaces.ts'
import { rootFolder } from '../run.ts'
import { handedOnBy } from './handed-on-by.ts'
import { readSource, type Source } from './read-source.ts'

/** Every source file of packages and products, and what the products reach of the packages. */
export type Reached = {
  workspaces: readonly Workspace[]
  sources: ReadonlyMap<string, Source>
  /** Files of the products, and those of packages that they import, however indirectly. */
  files: ReadonlySet<string>
  /** `package name` of every export that a product imports, or a package on a product's way. */
  exports: ReadonlySet<string>
}

const productFloors: ReadonlySet<string> = new Set([
  'app',
  'sign-in',
  'shell',
  'server',
  'vendor',
  'games',
  'data',
])

/** Whether a workspace is something that people use, not a part to build from. */
export function isProduct({ floor }: Workspace): boolean {
  return productFloors.has(floor)
}

/** Reads every workspace and follows the products' imports into the packages. */
export function readReached(): Reached {
  const workspaces = readWorkspaces().filter(({ floor }) => floor !== 'tooling' && floor !== 'example')
  const paths = workspaces.flatMap(({ folder }) =>
    globSync(`${folder}/{src/**/*.{ts,tsx},example.{ts,tsx}}`, { cwd: rootFolder }),
  )
  const sources = new Map(
    paths.map((path) => [path, readSource(path, readFileSync(join(rootFolder, path), 'utf8'))]),
  )
  const files = new Set<string>()
  const exports = new Set<string>()
  const folderOf = new Map(workspaces.map(({ name, folder }) => [name, folder]))

  function reach(path: string): void {
    const source = sources.get(path)
    if (!source || files.has(path)) return
    files.add(path)
    for (const { from, name } of [...source.taken, ...source.handedOn]) {
      const area = /^@saola\/protocol\/calls\/(\w+)$/.exec(from)?.[1]
      if (area !== undefined) source.rows.add(`${area}.${name}`)
      if (from.startsWith('.')) reach(join(dirname(path), from))
      else if (folderOf.has(from)) reachExport(from, name)
    }
  }

  function reachExport(from: string, name: string): void {
    exports.add(`${from} ${name}`)
    const index = `${folderOf.get(from)}/src/index.ts`
    const handed = handedOnBy(index, sources).filter((each) => name === '*' || each.as === name)
    for (const each of handed) reach(join(dirname(index), each.from))
  }

  for (const workspace of workspaces.filter(isProduct)) {
    for (const path of paths) {
      if (path.startsWith(`${workspace.folder}/src/`)) reach(path)
    }
  }
  return { workspaces, sources, files, exports }
}
