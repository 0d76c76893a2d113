/**
 * `pnpm test`: the gate, all that must hold before a change lands; with `--all` the round, which is everything.
 * `--unit` or `--journeys` runs one half alone, and what else is said goes to its tool (`pnpm test --unit FILE`);
 * `--changed` runs the tests that what differs from `main` can reach. Ends with `N passed, N failed`.
 *
 * @module
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChanges } from './changes/read-changes.ts'
import { readRepository } from './changes/read-repository.ts'
import { testsFor } from './changes/tests-for.ts'
import { installFromDebian } from './from-debian.ts'
import { readOptions } from './rings/read-options.ts'
import { countFlaky, flakyFile, readFlaky, writeFlaky } from './rings/flaky-list.ts'
import { minutesTable } from './rings/minutes.ts'
import type { FailedTest, Log } from './rings/part.ts'
import { partsOf } from './rings/rings.ts'
import { endRunning } from './rings/run-logged.ts'
import { runParts } from './rings/run-parts.ts'
import { openTestServers } from './rings/test-servers.ts'
import { refuseFolder, rootFolder } from './run.ts'

const lastLines = 60

refuseFolder('tested')
const startedAt = performance.now()
const options = readOptions(process.argv.slice(2))
const folder = join(rootFolder, '.ci/reports')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const servers = await openTestServers(process.env)
console.log(servers.said)
const isWholeRound = options.ring === 'round' && !options.changed && options.rest.length === 0
if (isWholeRound && options.half !== 'unit') console.log(installFromDebian())
// Whoever ends the run early must not find tools, servers and browsers still running; at a terminal Ctrl+C has reached the tools before.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void endRunning()
        .then(servers.close)
        .then(() => process.exit(1)),
  )
}
const choice = options.changed ? testsFor(readChanges().files, readRepository()) : undefined
for (const [file, why] of choice?.because ?? []) console.log(`     ${file}: ${why}`)
for (const file of choice?.unmet ?? []) console.log(`     no test meets ${file}`)
const parts = partsOf({ ...options, choice, folder, servers: servers.environment })
const done = await runParts(parts, {
  now: () => performance.now(),
  logOf,
  say: console.log,
})
await servers.close()

const seconds = (performance.now() - startedAt) / 1000
console.log(`\n${minutesTable(done, seconds)}`)
// What failed is read last: where a log is kept in part, its end is.
for (const { name, result } of done) {
  for (const flaky of result.flaky) if (flaky.file === '') console.error(`\nTWICE ${name}\n${endOfLog(name)}`)
  for (const failed of result.failed) tell(name, failed)
}
writeFileSync(
  join(folder, 'minutes.json'),
  JSON.stringify({ ring: options.ring, seconds, parts: done }, undefined, 1),
)
const flaked = done.flatMap(({ result }) => result.flaky)
if (flaked.length > 0) {
  writeFlaky(flakyFile, countFlaky(readFlaky(flakyFile), flaked, new Date().toISOString().slice(0, 10)))
}
const passed = done.reduce((sum, { result }) => sum + result.passed, 0)
const failed = done.reduce((sum, { result }) => sum + result.failed.length, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A part that runs alone is watched; of several each writes a file of its own. */
function logOf(part: string): Log {
  const file = logFile(part)
  return (text) => {
    appendFileSync(file, text)
    if (parts.length === 1) process.stdout.write(text)
  }
}

function logFile(part: string): string {
  return join(folder, `${part.replaceAll(/[^a-z0-9]+/gi, '-')}.log`)
}

function tell(part: string, { file, name, why, again }: FailedTest): void {
  console.error(`\nFAIL ${part}: ${[file, name].filter(Boolean).join(' > ')}\n${why}`)
  if (file === '') console.error(endOfLog(part))
  console.error(`again: ${again}`)
}

/** What a tool said last that tells only that something is wrong. */
function endOfLog(part: string): string {
  return readFileSync(logFile(part), 'utf8').split('\n').slice(-lastLines).join('\n')
}
