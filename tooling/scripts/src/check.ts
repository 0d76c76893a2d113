/**
 * `pnpm check`: everything that must hold before a change lands. Runs all steps and names the ones that failed.
 *
 * @module
 */
import { run } from './run.ts'

const steps: [name: string, tool: string, args: string[]][] = [
  ['types', 'turbo', ['run', 'types', '--output-logs=errors-only']],
  ['lint', 'oxlint', ['.']],
  ['format', 'oxfmt', ['--check', '.']],
  ['boundaries', 'turbo', ['boundaries']],
  ['fences', process.execPath, ['tooling/scripts/src/fences.ts']],
  ['unused code', 'knip', []],
  ['workspace hygiene', 'sherif', []],
  ['generated files', process.execPath, ['tooling/scripts/src/generate.ts', '--check']],
  ['reach', process.execPath, ['tooling/scripts/src/check-reach.ts']],
  ['catalogues', 'vitest', ['run', '--project', '@saola/i18n', 'catalogues']],
]

const failed: string[] = []
for (const [name, tool, args] of steps) {
  const startedAt = performance.now()
  const code = run(tool, args)
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  )
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`)
  process.exit(1)
}
