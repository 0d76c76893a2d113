import { join } from 'node:path'
import type { Log, Part, PartResult } from './part.ts'
import { readUnits, wholeFile } from './read-units.ts'
import { runLogged } from './run-logged.ts'

export type UnitOptions = {
  name: string
  /** Where reports go. */
  folder: string
  /** Files that run at once; what is tried again runs alone. */
  workers: number
  args: readonly string[]
  environment?: NodeJS.ProcessEnv
}

/** More failed files than these are no moment of the machine, and are not tried again. */
export const mostTriedAgain = 8

/** Unit, gateway and component tests, by Vitest. */
export function units({ name, folder, workers, args, environment }: UnitOptions): Part {
  const vitest = async (words: readonly string[], report: string, log: Log): Promise<PartResult> => {
    const file = join(folder, `${report}.json`)
    const code = await runLogged(
      'vitest',
      [
        'run',
        // Files share a worker's modules, which to load anew takes far longer than most tests; so no file leaves state in one.
        '--isolate=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...words,
      ],
      log,
      environment,
    )
    return readUnits(file, code)
  }
  const report = name.replaceAll(/[^a-z0-9]+/gi, '-')
  return {
    name,
    run: (log) => vitest([`--maxWorkers=${workers}`, ...args], report, log),
    tryAgain: (first, log) =>
      tryFilesAgain(first, (files) => vitest(['--maxWorkers=1', ...args, ...files], `${report}-again`, log)),
  }
}

/** Runs the failed files once more; what passes now is flaky. What fails now, or did not run, has failed. */
export async function tryFilesAgain(
  first: PartResult,
  run: (files: string[]) => Promise<PartResult>,
): Promise<PartResult> {
  const files = [...new Set(first.failed.map(({ file }) => file))]
  if (files.includes('') || files.length > mostTriedAgain) return first
  const again = await run(files)
  const ran = new Set(again.tests.map(keyOf))
  const failsAgain = new Set(again.failed.map(keyOf))
  const isMissing = (test: TestName): boolean =>
    !failsAgain.has(keyOf(test)) && !ran.has(keyOf(test)) && test.name !== wholeFile
  const failed = [...again.failed, ...first.failed.filter(isMissing)]
  const stillFailed = new Set(failed.map(keyOf))
  const flaky = first.failed.filter((test) => !stillFailed.has(keyOf(test)))
  return {
    passed: first.passed + flaky.length,
    failed,
    flaky: flaky.map(({ file, name }) => ({ file, name })),
    tests: first.tests,
  }
}

type TestName = { file: string; name: string }

function keyOf({ file, name }: TestName): string {
  return `${file} > ${name}`
}
