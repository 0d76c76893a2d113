import { readFileSync } from 'node:fs'
import type { PartResult } from './part.ts'
import { endedBadly } from './read-units.ts'

type Suite = { title: string; file: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  file: string
  tests: {
    projectName: string
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    results: { duration: number; error?: { message?: string } }[]
  }[]
}
type Report = { suites: Suite[]; errors: { message?: string }[] }

/** The folder that the files of a Playwright report are relative to. */
export const journeysFolder = 'tooling/e2e/journeys'

/** Reads what Playwright's JSON reporter wrote; `code` is how Playwright ended. */
export function readJourneys(file: string, code: number): PartResult {
  return toJourneyResult(JSON.parse(readFileSync(file, 'utf8')) as Report, code)
}

/** The same from the report itself. A run that fails without a failed test, or with an error of its own, has failed once. */
export function toJourneyResult({ suites, errors }: Report, code: number): PartResult {
  const result: PartResult = { passed: 0, failed: [], flaky: [], tests: [] }
  for (const { spec, path } of suites.flatMap((suite) => specsOf(suite, []))) {
    const file = `${journeysFolder}/${spec.file}`
    for (const { projectName, status, results } of spec.tests) {
      if (status === 'skipped') continue
      const name = [...path, spec.title, `(${projectName})`].join(' ')
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      result.tests.push({ file, name, seconds })
      if (status !== 'unexpected') {
        result.passed += 1
        continue
      }
      const why = results.map(({ error }) => error?.message ?? '').join('\n')
      const again = `pnpm test --journeys ${spec.file} --project ${projectName}`
      result.failed.push({ file, name, why, again })
    }
  }
  for (const { message } of errors)
    result.failed.push({ ...endedBadly('playwright', code, 'pnpm test --journeys'), why: message ?? '' })
  if (code !== 0 && result.failed.length === 0)
    result.failed.push(endedBadly('playwright', code, 'pnpm test --journeys'))
  return result
}

/** The first suite is the file, whose name stands already. */
function specsOf(suite: Suite, path: readonly string[]): { spec: Spec; path: readonly string[] }[] {
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, path })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...path, inner.title])),
  ]
}
