import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootFolder } from '../../src/run.ts'

/** What a build of a package writes, as one hash. */
function buildOnce(folder: string): string {
  const out = mkdtempSync(join(tmpdir(), 'saola-build-'))
  try {
    const cwd = join(rootFolder, 'packages', folder)
    execFileSync(join(cwd, 'node_modules/.bin/tsup'), ['--out-dir', out], { cwd, stdio: 'ignore' })
    const hash = createHash('sha256')
    for (const file of globSync('**/*.js', { cwd: out }).toSorted()) {
      hash.update(file).update(readFileSync(join(out, file)))
    }
    return hash.digest('hex')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

it.each(['rules', 'validation'])('the same source of %s gives the same files', (folder) => {
  const builds = Array.from({ length: 4 }, () => buildOnce(folder))
  expect(new Set(builds).size).toBe(1)
})
