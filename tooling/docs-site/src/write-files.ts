import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from './calls/document.ts'
import { publicFiles, repository } from './folders.ts'

/** Puts beside the pages what is served as it is: the brand's look, the screenshots and the document of the calls. */
export function writeFiles(): void {
  rmSync(publicFiles, { recursive: true, force: true })
  mkdirSync(publicFiles, { recursive: true })
  for (const [from, to] of [
    ['tooling/brands/saola', 'brand'],
    ['docs/screenshots', 'screens'],
  ] as const) {
    cpSync(join(repository, from), join(publicFiles, to), { recursive: true })
  }
  writeFileSync(join(publicFiles, 'openapi.json'), JSON.stringify(readDocument(), undefined, 2))
}
