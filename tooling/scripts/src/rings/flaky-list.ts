import { readFileSync, writeFileSync } from 'node:fs'
import { rootFolder } from '../run.ts'

/** The list that the repository keeps. */
export const flakyFile = `${rootFolder}tooling/scripts/flaky.json`

/** A test that failed beside others and passed alone: how often, and on which day last. */
export type FlakyTest = { file: string; name: string; count: number; last: string }

/** One that flaked so often is mended before anything else: `pnpm check` fails until it is. */
export const mendedAt = 3

/** The list with the tests that flaked on `day` counted. */
export function countFlaky(
  list: readonly FlakyTest[],
  flaked: readonly { file: string; name: string }[],
  day: string,
): FlakyTest[] {
  const counted = new Map(list.map((each) => [keyOf(each), each]))
  for (const { file, name } of flaked) {
    const before = counted.get(keyOf({ file, name }))
    counted.set(keyOf({ file, name }), { file, name, count: (before?.count ?? 0) + 1, last: day })
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || keyOf(a).localeCompare(keyOf(b)))
}

/** What has to be mended before anything else, in words. */
export function overdue(list: readonly FlakyTest[]): string[] {
  return list
    .filter(({ count }) => count >= mendedAt)
    .map(
      ({ file, name, count }) =>
        `${file} > ${name} flaked ${count} times: mend it, then take its line out of tooling/scripts/flaky.json`,
    )
}

export function readFlaky(path: string): FlakyTest[] {
  return JSON.parse(readFileSync(path, 'utf8')) as FlakyTest[]
}

export function writeFlaky(path: string, list: readonly FlakyTest[]): void {
  writeFileSync(path, `${JSON.stringify(list, undefined, 2)}\n`)
}

function keyOf({ file, name }: { file: string; name: string }): string {
  return `${file} > ${name}`
}
