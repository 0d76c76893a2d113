import type { DonePart, TimedTest } from './part.ts'

const shown = 20

/** Where the minutes of a run went: its parts, its slowest tests and files, what was tried twice. */
export function minutesTable(parts: readonly DonePart[], seconds: number): string {
  const tests = parts.flatMap(({ result }) => result.tests)
  const flaky = parts.flatMap(({ result }) => result.flaky)
  const sum = (count: (part: DonePart) => number): number =>
    parts.reduce((total, part) => total + count(part), 0)
  return [
    row('part', ['seconds', 'passed', 'failed']),
    ...parts.map((part) => row(part.name, [part.seconds.toFixed(0), part.result.passed, failedIn(part)])),
    row('all', [seconds.toFixed(0), sum(({ result }) => result.passed), sum(failedIn)]),
    '',
    `the ${shown} slowest tests`,
    ...slowest(tests).map((test) => `${time(test.seconds)}  ${test.file} > ${test.name}`),
    '',
    `the ${shown} slowest files`,
    ...slowest(filesOf(tests)).map(({ file, seconds: took }) => `${time(took)}  ${file}`),
    '',
    flaky.length === 0 ? 'nothing was tried twice' : 'tried twice, and passed alone',
    ...flaky.map(({ file, name }) => `  ${[file, name].filter(Boolean).join(' > ')}`),
  ].join('\n')
}

function failedIn({ result }: DonePart): number {
  return result.failed.length
}

function filesOf(tests: readonly TimedTest[]): TimedTest[] {
  const files = new Map<string, number>()
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds)
  return [...files].map(([file, seconds]) => ({ file, name: '', seconds }))
}

function slowest(tests: readonly TimedTest[]): TimedTest[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)
}

function time(seconds: number): string {
  return `${seconds.toFixed(1)} s`.padStart(9)
}

function row(name: string, cells: (string | number)[]): string {
  return [name.padEnd(36), ...cells.map((cell) => String(cell).padStart(9))].join('')
}
