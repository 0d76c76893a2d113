/**
 * Fails for a package in the lock file whose version a known advisory names, and says which version mends it.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { advisories } from './advisories/advisories.ts'
import { findAffected } from './advisories/find-affected.ts'

const lockFile = new URL('../../../pnpm-lock.yaml', import.meta.url)
const affected = findAffected(readFileSync(lockFile, 'utf8'), advisories)
for (const { name, version, advisory } of affected) {
  const { id, what, mended } = advisory
  console.error(
    `${name} ${version}: ${what} (${id}). Mended in ${mended.join(', ')}: raise it, or name it under overrides in pnpm-workspace.yaml.`,
  )
}
process.exitCode = affected.length === 0 ? 0 : 1
