import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source } from '../reach/read-source.ts'
import { rootFolder } from '../run.ts'
import { openSourceCache, type SourceCache } from './source-cache.ts'

/** One source file: what it says, read and as it stands. */
export type File = { source: Source; text: string }

/** A workspace as imports name it: `entries` are the exports of its manifest, `./calls/*` to `./src/calls/*.ts`. */
export type Entrance = { folder: string; name: string; entries: ReadonlyMap<string, string> }

/** What the choice of tests asks of the repository. */
export type Repository = {
  /** Every file that git knows or would know, by its path from the root. */
  paths: readonly string[]
  /** Sources of the workspaces and their tests, and migrations as text alone. */
  files: ReadonlyMap<string, File>
  entrances: readonly Entrance[]
}

const isRead =
  /^(?:apps|packages|tooling|examples)\/[^/]+\/(?:src|test|journeys|workshop)\/.*\.tsx?$|\/migrations\/.*\.sql$/

/** Reads every source of the repository: some seconds the first time, and one when most files are as they were. */
export function readRepository(folder: string = rootFolder): Repository {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = [...new Set(stdout.split('\n'))].filter(
    (path) => existsSync(join(folder, path)) && path !== '',
  )
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  const cache = openSourceCache(join(folder, 'node_modules/.cache/saola/sources.json'))
  const files = new Map(
    paths.filter((path) => isRead.test(path)).map((path) => [path, toFile(path, read(path), cache)]),
  )
  cache.save()
  return {
    paths,
    files,
    entrances: paths
      .filter((path) => /^(?:apps|packages|tooling|examples)\/[^/]+\/package\.json$/.test(path))
      .map((path) => toEntrance(path.replace('/package.json', ''), read(path))),
  }
}

/** Reads one file of a repository. */
export function toFile(path: string, text: string, cache?: SourceCache): File {
  const read = (): Source => readSource(path, path.endsWith('.sql') ? '' : text)
  return { source: cache ? cache.get(path, text, read) : read(), text }
}

function toEntrance(folder: string, manifest: string): Entrance {
  const { name, exports = {} } = JSON.parse(manifest) as {
    name: string
    exports?: Record<string, string | null>
  }
  const entries = Object.entries(exports).flatMap(([key, value]): [string, string][] =>
    value === null ? [] : [[key, value]],
  )
  return { folder, name, entries: new Map(entries) }
}
