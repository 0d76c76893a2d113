import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What Vite writes of a file of code: what it imports before it runs, by the names of this list. */
type Entry = { file: string; src?: string; imports?: string[] }

/** Scripts with their weight, in gzipped bytes. */
export type Scripts = { files: string[]; bytes: number }

/** The scripts of a built app. */
export type AppFiles = {
  /** Every page, by the file of its route: `_site/lobby`. */
  pages: string[]
  /** All that runs before `page` is there, beyond what runs before `there`. */
  scriptsOf: (page: string, there?: readonly string[]) => Scripts
}

/** The start of an app, and what stands around every page of the member site. */
export const start = 'index.html'
export const site = 'site'

const pagePath = /^src\/routes\/(.+)\.tsx\?tsr-split=component/

/** Reads what Vite wrote of an app that is built. */
export function readAppFiles(app: string): AppFiles {
  const dist = join('apps', app, 'dist')
  const list = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>
  const named = new Map(
    Object.entries(list).map(([key, { file }]) => [pagePath.exec(key)?.[1] ?? nameOf(file) ?? key, key]),
  )
  named.set(start, start)
  const bytes = new Map<string, number>()

  function weightOf(file: string): number {
    const known = bytes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    bytes.set(file, known)
    return known
  }

  function filesOf(names: readonly string[]): Set<string> {
    const keys = new Set(names.map((name) => named.get(name) ?? failFor(name)))
    for (const key of keys) for (const each of list[key]?.imports ?? []) keys.add(each)
    return new Set([...keys].flatMap((key) => list[key]?.file ?? []))
  }

  function failFor(name: string): never {
    throw new Error(`${dist} has no page or part ${name}`)
  }

  return {
    pages: Object.keys(list).flatMap((key) => pagePath.exec(key)?.[1] ?? []),
    scriptsOf: (page, there = []) => {
      const had = filesOf(there)
      const files = [...filesOf([page])].filter((file) => !had.has(file))
      return { files, bytes: files.reduce((sum, file) => sum + weightOf(file), 0) }
    },
  }
}

/** `site` of `assets/site-DwUIwmb0.js`. */
function nameOf(file: string): string | undefined {
  return /^assets\/(site)-[\w-]{8}\.js$/.exec(file)?.[1]
}
