import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of source: its path inside the folder that was read, and what it says. */
export type Source = { path: string; text: string }

/** All TypeScript files below a folder, by path. */
export function readSources(folder: string): Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** All source of the workspaces, styles too, by its path from the root; without what was built, installed or generated. */
export function readAll(root: string): Source[] {
  return globSync('{apps,examples,packages,tooling}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.turbo|test-results)$/.test(path),
  })
    .filter((path) => !path.includes('.gen.'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
