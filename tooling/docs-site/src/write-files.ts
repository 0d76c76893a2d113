import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publicFiles, repository } from './folders.ts'

/** Puts beside the pages what is served as it is: the brand's look and the screenshots. */
export function writeFiles(): void {
  rmSync(publicFiles, { recursive: true, force: true })
  mkdirSync(publicFiles, { recursive: true })
  for (const [from, to] of [
    ['tooling/brands/saola', 'brand'],
    ['docs/screenshots', 'screens'],
  ] as const) {
    cpSync(join(repository, from), join(publicFiles, to), { recursive: true })
  }
}
