/**
 * `pnpm check`: everything that must hold before a change lands. Runs its steps side by side, and names the ones that failed.
 *
 * @module
 */
import { availableParallelism } from 'node:os'
import { runLogged } from './rings/run-logged.ts'

/** The long ones first, so that none is waited for alone at the end. */
const steps: [name: string, tool: string, args: string[]][] = [
  ['generated files', process.execPath, ['tooling/scripts/src/generate.ts', '--check']],
  // One program reads each file once, where one for each workspace of the tooling reads the gateway ten times.
  ['types of the tooling', 'tsc', ['--project', 'tooling']],
  ['types', 'turbo', ['run', 'types', '--output-logs=errors-only', '--concurrency=2']],
  ['lint', 'oxlint', ['.']],
  ['unused code', 'knip', []],
  ['fences', process.execPath, ['tooling/scripts/src/fences.ts']],
  ['reach', process.execPath, ['tooling/scripts/src/check-reach.ts']],
  ['catalogues', 'vitest', ['run', '--project', '@saola/i18n', 'catalogues']],
  ['format', 'oxfmt', ['--check', '.']],
  ['boundaries', 'turbo', ['boundaries']],
  ['workspace hygiene', 'sherif', []],
]

const waiting = [...steps]
const failed: string[] = []
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`)
  process.exit(1)
}

async function work(): Promise<void> {
  for (;;) {
    const step = waiting.shift()
    if (step === undefined) return
    const [name, tool, args] = step
    const startedAt = performance.now()
    let said = ''
    const code = await runLogged(tool, args, (text) => {
      said += text
    })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    // What goes well has nothing to say.
    if (code !== 0) console.log(said.trimEnd())
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (code !== 0) failed.push(name)
  }
}
