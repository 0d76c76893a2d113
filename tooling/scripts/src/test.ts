/**
 * `pnpm test`: unit, gateway and component tests, then the journeys in a browser. `--unit` or `--journeys` runs one half;
 * `--changed` runs the tests that what differs from `main` can reach, and journeys only if they can meet it.
 * Ends with `N passed, N failed`.
 *
 * @module
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApps } from './build-apps.ts'
import { needsJourneys } from './changes/needs-journeys.ts'
import { readChanges } from './changes/read-changes.ts'
import { run } from './run.ts'

const ours = new Set(['--unit', '--journeys', '--changed'])
const only = process.argv.slice(2).filter((word) => ours.has(word))
const rest = process.argv.slice(2).filter((word) => !ours.has(word))
const changes = only.includes('--changed') ? readChanges() : undefined
const reports = mkdtempSync(join(tmpdir(), 'saola-test-'))
let passed = 0
let failed = 0

if (!only.includes('--journeys')) {
  const file = join(reports, 'vitest.json')
  const code = run('vitest', [
    'run',
    // Files share a worker's modules, which to load anew takes far longer than most tests; so no file leaves state in one.
    '--isolate=false',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(import.meta.dirname, 'flaky-reporter.ts')}`,
    `--outputFile.json=${file}`,
    // As the journeys do: where nobody watches, one slow moment of the machine is tried once more, and named.
    ...(process.env['CI'] ? ['--retry=1'] : []),
    ...(changes ? ['--changed', changes.base, '--passWithNoTests'] : []),
    ...rest,
  ])
  count(code, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return [report.numPassedTests, report.numFailedTests]
  })
}

if (changes && !needsJourneys(changes.files)) {
  console.log('journeys: none, nothing that they meet has changed')
} else if (!only.includes('--unit')) {
  buildApps()
  const file = join(reports, 'playwright.json')
  const code = run('playwright', ['test', '--config', 'tooling/e2e/playwright.config.ts', ...rest], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  count(code, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; flaky: number; unexpected: number }
    }
    return [stats.expected + stats.flaky, stats.unexpected]
  })
}

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A runner that failed without a failed test (a crash, a file that does not load) counts as one failure. */
function count(code: number, read: () => [number, number]): void {
  let counts: [number, number] = [0, 0]
  try {
    counts = read()
  } catch (error) {
    console.error('The test report could not be read.', error)
  }
  passed += counts[0]
  failed += code !== 0 && counts[1] === 0 ? 1 : counts[1]
}
