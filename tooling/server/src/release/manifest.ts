import { createHash } from 'node:crypto'

/** The SHA-256 of each file of a release, by its path below the root of the repository. */
export type Hashes = ReadonlyMap<string, string>

/** A file that is not as it should be. */
export type Difference = { file: string; is: 'changed' | 'missing' | 'added' }

/** The SHA-256 of some bytes, in hex. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The list of a release as `sha256sum` writes it, so that `sha256sum -c` checks it (system 58). */
export function writeManifest(hashes: Hashes): string {
  return [...hashes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, hash]) => `${hash}  ${file}\n`)
    .join('')
}

/** Reads what `sha256sum` writes; other lines are passed over. */
export function readManifest(text: string): Hashes {
  const lines = text.split('\n').map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line))
  return new Map(lines.flatMap((line) => (line ? [[line[2] ?? '', line[1] ?? ''] as const] : [])))
}

/** What of the files is not as it was wanted, by path. */
export function compareHashes(wanted: Hashes, found: Hashes): Difference[] {
  const files = [...new Set([...wanted.keys(), ...found.keys()])].toSorted()
  return files.flatMap((file): Difference[] => {
    const [before, now] = [wanted.get(file), found.get(file)]
    if (before === now) return []
    if (before === undefined) return [{ file, is: 'added' }]
    return [{ file, is: now === undefined ? 'missing' : 'changed' }]
  })
}
