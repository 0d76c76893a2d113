/**
 * `pnpm manifest`: lists the SHA-256 of every file that a release runs in `release.sha256`, as `sha256sum` writes it, and says
 * the hash of that list, which is the build's (system 58).
 *
 * @module
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, hashRelease, manifestFile, openRelease, writeManifest } from '@saola/server'
import { rootFolder } from '../run.ts'

const hashes = await hashRelease(rootFolder)
const list = writeManifest(hashes)
writeFileSync(join(rootFolder, manifestFile), list)
const { version } = openRelease(rootFolder)
console.log(`Version ${version}, ${hashes.size} files in ${manifestFile}. Build ${hashOf(list)}.`)
