import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'
import { runQuietly } from './steps.ts'

/** A packed package. `folder` is its name below `packages`, `contents` the tarball unpacked. */
export type Tarball = { name: string; folder: string; file: string; contents: string }

const packed = join(rootFolder, '.pack')

/** Packs every package the way it is published, and unpacks each beside its tarball. */
export async function packAll(): Promise<Tarball[]> {
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(packed)
  const pnpm = ['-y', 'pnpm@12.21.0', '-r', '--filter', './packages/*']
  await runQuietly('npx', [...pnpm, 'pack', '--pack-destination', packed])
  const files = readdirSync(packed).filter((file) => file.endsWith('.tgz'))
  return Promise.all(files.map((file) => unpack(join(packed, file))))
}

async function unpack(file: string): Promise<Tarball> {
  const folder = /saola-([a-z0-9-]+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1]
  if (folder === undefined) throw new Error(`${file} is not named like a package of ours`)
  const target = join(packed, folder)
  mkdirSync(target)
  await runQuietly('tar', ['-xzf', file, '-C', target])
  return { name: `@saola/${folder}`, folder, file, contents: join(target, 'package') }
}
