import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rootFolder } from '../run.ts'
import { runQuietly } from '../verify/steps.ts'

/** What the repository would be if all that is new in it were committed, in a folder of its own, installed. */
export async function copyRepository(folder: string): Promise<void> {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = spawnSync('git', words, { cwd: rootFolder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of listed.stdout.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(rootFolder, file), join(folder, file))
  }
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  await runQuietly('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], folder)
}
