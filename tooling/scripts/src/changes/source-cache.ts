import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Source } from '../reach/read-source.ts'

/** Sources as they were read last time, by their path and text: to read them all anew takes most of a choice's time. */
export type SourceCache = {
  get: (path: string, text: string, read: () => Source) => Source
  /** Keeps what was asked for; a folder that cannot be written is no reason to stop. */
  save: () => void
}

/** Rises when `Source` changes. */
const version = 2

/** Opens a cache file; one that is absent or of another version is empty. */
export function openSourceCache(file: string): SourceCache {
  const kept = readKept(file)
  const asked = new Map<string, Source>()
  let isNew = false
  return {
    get(path, text, read) {
      const key = createHash('sha1').update(`${version} ${path}\n${text}`).digest('base64')
      const found = kept.get(key)
      isNew ||= found === undefined
      const source = found ?? read()
      asked.set(key, source)
      return source
    },
    save() {
      if (!isNew) return
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(
          file,
          JSON.stringify([...asked], (_, value) => (value instanceof Set ? [...value] : value)),
        )
      } catch (error) {
        console.warn(`The sources could not be kept in ${file}.`, error)
      }
    },
  }
}

function readKept(file: string): Map<string, Source> {
  try {
    const rows = JSON.parse(readFileSync(file, 'utf8')) as [string, Kept][]
    return new Map(rows.map(([key, kept]) => [key, toSource(kept)]))
  } catch {
    // Absent at first, and broken where a run was ended while it wrote: then everything is read anew.
    return new Map()
  }
}

type Kept = { [Part in keyof Source]: Source[Part] extends Set<infer Each> ? Each[] : Source[Part] }

function toSource(kept: Kept): Source {
  const { values, strings, spoken, words, rows } = kept
  return {
    ...kept,
    values: new Set(values),
    strings: new Set(strings),
    spoken: new Set(spoken),
    words: new Set(words),
    rows: new Set(rows),
  }
}
