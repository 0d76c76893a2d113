import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { rootFolder } from '../run.ts'
import type { FailedTest, PartResult } from './part.ts'

type Report = {
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages: string[]
    }[]
  }[]
}

/** What failed where a file failed and none of its tests: it does not load, or a hook failed. */
export const wholeFile = 'the file as a whole'

/** Reads what Vitest's JSON reporter wrote; `code` is how Vitest ended. */
export function readUnits(file: string, code: number): PartResult {
  return toUnitResult(JSON.parse(readFileSync(file, 'utf8')) as Report, code, rootFolder)
}

/** The same from the report itself. A run that fails without a failed test has failed once. */
export function toUnitResult(report: Report, code: number, root: string): PartResult {
  const result: PartResult = { passed: 0, failed: [], flaky: [], tests: [] }
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name)
    const again = `pnpm test --unit ${file}`
    for (const each of assertionResults) {
      if (each.status !== 'passed' && each.status !== 'failed') continue
      result.tests.push({ file, name: each.fullName, seconds: (each.duration ?? 0) / 1000 })
      if (each.status === 'passed') result.passed += 1
      if (each.status === 'failed')
        result.failed.push({ file, name: each.fullName, why: each.failureMessages.join('\n'), again })
    }
    const isBroken = status === 'failed' && !assertionResults.some((each) => each.status === 'failed')
    if (isBroken) result.failed.push({ file, name: wholeFile, why: message, again })
  }
  if (code !== 0 && result.failed.length === 0)
    result.failed.push(endedBadly('vitest', code, 'pnpm test --unit'))
  return result
}

/** A runner that failed without a failed test: a crash, an error that nobody caught. */
export function endedBadly(tool: string, code: number, again: string): FailedTest {
  return { file: '', name: `${tool} as a whole`, why: `${tool} ended with ${code}; its log says why`, again }
}
