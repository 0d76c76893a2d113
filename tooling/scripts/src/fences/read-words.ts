import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rootFolder } from '../run.ts'
import type { AreaPage } from './citations.ts'
import type { Source } from './read-sources.ts'

const unread = new Set(['node_modules', 'dist', '.turbo', 'CHANGELOG.md'])

// What lists the words and citations that are wrong, and pages that are written from sources.
const exempt = /^(?:docs\/words\.md|docs\/api\/|tooling\/scripts\/(?:src\/fences|test)\/)/

/** Everything that people write and read in the repository: code, styles, tests and documents. */
export function readWords(): Source[] {
  return globSync('{apps,packages,tooling,docs}/**/*.{ts,tsx,css,md}', {
    cwd: rootFolder,
    exclude: (path) => unread.has(basename(path)),
  })
    .toSorted()
    .filter((path) => !exempt.test(path))
    .map((path) => ({ path, text: readFileSync(`${rootFolder}${path}`, 'utf8') }))
}

/** The pages of `docs/areas`. */
export function readAreaPages(): AreaPage[] {
  return globSync('docs/areas/*.md', { cwd: rootFolder })
    .filter((path) => basename(path) !== 'README.md')
    .map((path) => ({ area: basename(path, '.md'), text: readFileSync(`${rootFolder}${path}`, 'utf8') }))
}
