import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeOf, withImports, type Manifest } from '../sites/manifest.ts'
import { createPageCode } from '../sites/page-code.ts'

/** Scripts with their weight, in gzipped bytes. */
export type Scripts = { files: string[]; bytes: number }

/** The scripts of a built app. */
export type AppFiles = {
  /** Every page, by the file of its route: `_site/lobby`. */
  pages: string[]
  /** All that runs before `pages` are there, beyond what runs before `there`. */
  scriptsOf: (pages: readonly string[], there?: readonly string[]) => Scripts
  /** All scripts that the page at a path names for somebody who is not signed in. */
  scriptsAt: (path: string) => Scripts
}

/** The start of an app, and what stands around every page of the member site. */
export const start = 'index.html'
export const site = 'site'

/** Reads what Vite wrote of an app that is built. */
export function readAppFiles(app: string): AppFiles {
  const dist = join('apps', app, 'dist')
  const list = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const named = new Map(
    Object.entries(list).map(([key, { file }]) => [routeOf(key) ?? nameOf(file) ?? key, key]),
  )
  named.set(start, start)
  const bytes = new Map<string, number>()

  function weightOf(file: string): number {
    const known = bytes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    bytes.set(file, known)
    return known
  }

  function filesOf(names: readonly string[]): Set<string> {
    const keys = names.map((name) => named.get(name) ?? failFor(name))
    return new Set(withImports(list, keys).flatMap((key) => list[key]?.file ?? []))
  }

  function weighed(files: string[]): Scripts {
    return { files, bytes: files.reduce((sum, file) => sum + weightOf(file), 0) }
  }

  function failFor(name: string): never {
    throw new Error(`${dist} has no page or part ${name}`)
  }

  return {
    pages: Object.keys(list).flatMap((key) => routeOf(key) ?? []),
    scriptsOf: (names, there = []) => {
      const had = filesOf(there)
      return weighed([...filesOf(names)].filter((file) => !had.has(file)))
    },
    scriptsAt: (path) => weighed(createPageCode(list, 'vi')(path).filter((file) => file.endsWith('.js'))),
  }
}

/** `site` of `assets/site-DwUIwmb0.js`. */
function nameOf(file: string): string | undefined {
  return /^assets\/(site)-[\w-]{8}\.js$/.exec(file)?.[1]
}
