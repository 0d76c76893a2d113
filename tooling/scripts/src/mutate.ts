/**
 * `pnpm mutate [PACKAGE...]`: breaks the code of each package that has a `stryker.config.json` in small ways and counts
 * how many of them its tests notice. Fails where a package stays below the threshold of its configuration.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readScore, scoreTable, type Score } from './mutate/score.ts'
import { rootFolder } from './run.ts'

const configured = readdirSync(join(rootFolder, 'packages')).filter((name) =>
  existsSync(join(rootFolder, 'packages', name, 'stryker.config.json')),
)
const asked = process.argv.slice(2).map((name) => name.replace('@saola/', ''))
const unknown = asked.filter((name) => !configured.includes(name))
if (unknown.length > 0) {
  console.error(`No stryker.config.json in ${unknown.join(', ')}; there is one in ${configured.join(', ')}.`)
  process.exit(1)
}

const scores: Score[] = []
const failed: string[] = []
for (const name of asked.length > 0 ? asked : configured) {
  const folder = join(rootFolder, 'packages', name)
  const stryker = join(rootFolder, 'node_modules/.bin/stryker')
  // A report of an earlier run must not speak for one that did not finish.
  rmSync(join(folder, 'coverage/mutation.json'), { force: true })
  if (spawnSync(stryker, ['run'], { cwd: folder, stdio: 'inherit' }).status !== 0) failed.push(name)
  const score = readScore(name, folder)
  if (score !== undefined) scores.push(score)
}
console.log(scoreTable(scores))
if (failed.length > 0) {
  console.error(`mutate failed: ${failed.join(', ')}`)
  process.exit(1)
}
