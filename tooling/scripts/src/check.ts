/**
 * `pnpm check`: everything that must hold before a change lands. Runs its steps side by side, and names the ones that failed.
 *
 * @module
 */
import { availableParallelism } from 'node:os'
import { endIfFailed, runQuietly, runSteps } from './verify/steps.ts'

/** The long ones first, so that none is waited for alone at the end. */
const steps: [name: string, tool: string, args: string[]][] = [
  ['generated files', process.execPath, ['tooling/scripts/src/generate.ts', '--check']],
  // One program reads each file once, where one for each workspace of the tooling reads the gateway ten times. One
  // checker does less work than four, each of which would judge the same types again.
  ['types of the tooling', 'tsc', ['--project', 'tooling', '--checkers', '1']],
  ['types', 'turbo', ['run', 'types', '--output-logs=errors-only', '--concurrency=2']],
  ['lint', 'oxlint', ['.']],
  ['unused code', 'knip', []],
  ['fences', process.execPath, ['tooling/scripts/src/fences.ts']],
  [
    'documents',
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tooling/docs-site/src/check.ts'],
  ],
  ['reach', process.execPath, ['tooling/scripts/src/check-reach.ts']],
  ['catalogues', 'vitest', ['run', '--project', '@saola/i18n', 'catalogues']],
  ['format', 'oxfmt', ['--check', '.']],
  ['economy of the demo', process.execPath, ['tooling/scripts/src/check-economy.ts']],
  ['advisories', process.execPath, ['tooling/scripts/src/check-advisories.ts']],
  ['boundaries', 'turbo', ['boundaries']],
  ['workspace hygiene', 'sherif', []],
]

const failed = await runSteps(
  steps.map(([name, tool, args]) => [name, () => runQuietly(tool, args)]),
  availableParallelism(),
)
endIfFailed('check', failed)
