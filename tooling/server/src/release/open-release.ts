import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashRelease, manifestFile } from './hash-release.ts'
import {
  compareHashes,
  hashOf,
  readManifest,
  writeManifest,
  type Difference,
  type Hashes,
} from './manifest.ts'

/** What a look at the files of a release found. */
export type ReleaseCheck = {
  /** The list that came with the release, or, where there is none, the files as the process found them first. */
  against: 'manifest' | 'start'
  files: number
  differing: readonly Difference[]
}

/** The release that a process runs: its version, the hash of all its files as it found them first, and a look at them now. */
export type Release = {
  version: string
  build: () => Promise<string>
  check: () => Promise<ReleaseCheck>
}

/** The release whose files stand below `root`. They are read when somebody asks first, and the version at once. */
export function openRelease(root: string): Release {
  let first: Promise<Hashes> | undefined
  const atFirst = (): Promise<Hashes> => (first ??= hashRelease(root))
  return {
    version: versionOf(root),
    build: async () => hashOf(writeManifest(await atFirst())),
    check: async () => {
      const started = await atFirst()
      const manifest = await readFile(join(root, manifestFile), 'utf8').catch(() => undefined)
      const found = await hashRelease(root)
      return {
        against: manifest === undefined ? 'start' : 'manifest',
        files: found.size,
        differing: compareHashes(manifest === undefined ? started : readManifest(manifest), found),
      }
    },
  }
}

/** A release in one word: its version and, behind a plus as semver has it, the hash of its list of files (system 58). */
export async function nameRelease({ version, build }: Pick<Release, 'version' | 'build'>): Promise<string> {
  return `${version}+${await build()}`
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: string }
  return version ?? ''
}
