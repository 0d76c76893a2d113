import type { Advisory } from './advisories.ts'

/** A package of the lock file in a version that an advisory names. */
export type Affected = { name: string; version: string; advisory: Advisory }

/** The packages of a `pnpm-lock.yaml` that an advisory names, in the order of the advisories. */
export function findAffected(lockFile: string, advisories: readonly Advisory[]): Affected[] {
  const locked = readLocked(lockFile)
  return advisories.flatMap((advisory) =>
    locked
      .filter(({ name, version }) => name === advisory.name && isAffected(version, advisory.mended))
      .map(({ name, version }) => ({ name, version, advisory })),
  )
}

/** The packages of a lock file, each version of each once. Throws where the file has none, since then it is another format. */
function readLocked(lockFile: string): { name: string; version: string }[] {
  const [, packages = ''] = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockFile) ?? []
  const locked = [...packages.matchAll(/^ {2}'?(@?[^@'\n]+)@([^:'\n(]+)'?:$/gm)].map(
    ([, name = '', version = '']) => ({ name, version }),
  )
  if (locked.length === 0) throw new Error('The lock file has no packages that can be read.')
  return locked
}

function isAffected(version: string, mended: readonly string[]): boolean {
  const line = mended.find((each) => partsOf(each)[0] === partsOf(version)[0])
  return line === undefined ? mended.some((each) => isBefore(version, each)) : isBefore(version, line)
}

function isBefore(version: string, other: string): boolean {
  const [one, two] = [partsOf(version), partsOf(other)]
  const differs = one.findIndex((part, place) => part !== two[place])
  return differs !== -1 && (one[differs] ?? 0) < (two[differs] ?? 0)
}

/** Major, minor, patch; what is behind a hyphen came before the version itself and counts as it. */
function partsOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = (version.split('-')[0] ?? '').split('.').map(Number)
  return [major, minor, patch]
}
