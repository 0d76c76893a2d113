import { posix } from 'node:path'
import type { Source } from './read-sources.ts'

/** One import of a neighbour: both paths inside the same source folder. */
export type Import = { from: string; to: string; isTypeOnly: boolean }

const statement = /^[ \t]*(?:import|export)(?<type> type)?\b[^'";]*?from '(?<target>[^']+)'/gm
const bare = /^[ \t]*import '(?<target>[^']+)'|\bimport\('(?<target2>[^']+)'\)/gm

/** The imports and re-exports by relative path or by `#`, also those made while the program runs. */
export function readImports(sources: readonly Source[]): Import[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(statement), ...text.matchAll(bare)].flatMap(({ groups }) => {
      const target = groups?.['target'] ?? groups?.['target2'] ?? ''
      if (!/^[.#]/.test(target)) return []
      const to = target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(path), target)
      return to.startsWith('..') ? [] : [{ from: path, to, isTypeOnly: groups?.['type'] !== undefined }]
    }),
  )
}
