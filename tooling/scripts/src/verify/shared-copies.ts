import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tarball } from './tarballs.ts'

type Manifest = { name: string; version: string; peerDependencies?: Record<string, string> }

/** The lowest version that every package takes of each library that it shares with an app; all packages take the same. */
export function lowestPeers(tarballs: readonly Tarball[]): Record<string, string> {
  const ranges: Record<string, string> = {}
  for (const { contents } of tarballs) {
    const { name, peerDependencies = {} } = readManifest(join(contents, 'package.json'))
    for (const [peer, range] of Object.entries(peerDependencies)) {
      const known = (ranges[peer] ??= range)
      if (known !== range) throw new Error(`${name} takes ${peer} ${range}, another package ${known}`)
    }
  }
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, lowestOf(name, range)]))
}

/** Throws where an installed project holds a library twice: a page then asks one copy for what the other was given. */
export function expectOneCopy(folder: string, names: readonly string[]): void {
  const twice = names.flatMap((name) => {
    const files = globSync(`**/node_modules/${name}/package.json`, { cwd: folder })
    if (files.length === 0) return [`${name} is not there`]
    if (files.length === 1) return []
    return files.map((file) => `${file}: ${readManifest(join(folder, file)).version}`)
  })
  if (twice.length > 0) throw new Error(`shared libraries must be there once:\n${twice.join('\n')}`)
}

function lowestOf(name: string, range: string): string {
  const lowest = /^\^(\d+\.\d+\.\d+)(?: \|\| \^\d+\.\d+\.\d+)*$/.exec(range)?.[1]
  if (lowest === undefined) throw new Error(`${name} is shared as ${range}, which names no lowest version`)
  return lowest
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
