import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A TypeScript file: its path inside the folder that was read, and what it says. */
export type Source = { path: string; text: string }

/** All TypeScript files below a folder, by path. */
export function readSources(folder: string): Source[] {
  return globSync(join(folder, '**/*.{ts,tsx}'))
    .toSorted()
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }))
}
