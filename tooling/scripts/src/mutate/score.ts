import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What became of a package's mutants. A mutant that ends in a timeout counts as noticed. */
export type Score = { name: string; noticed: number; survived: number; uncovered: number }

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** Reads the report that Stryker's `jsonReporter` leaves in `coverage/mutation.json`; undefined when there is none. */
export function readScore(name: string, folder: string): Score | undefined {
  const path = join(folder, 'coverage/mutation.json')
  if (!existsSync(path)) return undefined
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as Report
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]): number => states.filter((state) => wanted.includes(state)).length
  return {
    name,
    noticed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  }
}

/** The scores as a table; a score is the noticed part of all mutants, in percent. */
export function scoreTable(scores: readonly Score[]): string {
  return [
    row(['package', 'noticed', 'survived', 'untested', 'score']),
    ...scores.map(({ name, noticed, survived, uncovered }) => {
      const all = noticed + survived + uncovered
      const score = all === 0 ? '-' : `${((noticed / all) * 100).toFixed(1)} %`
      return row([name, noticed, survived, uncovered, score])
    }),
  ].join('\n')
}

function row(cells: (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(10))).join('')
}
