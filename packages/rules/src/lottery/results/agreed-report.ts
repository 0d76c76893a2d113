import type { Prizes } from '../bet-type.ts'

/** What a source says was drawn. */
export type DrawReport = { readonly source: string; readonly prizes: Prizes }

/** Whether two results are the same, number by number. */
export function samePrizes(one: Prizes, other: Prizes): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What all sources that have answered say; undefined where none has, or two differ (lottery 54). */
export function agreedReport(reports: readonly DrawReport[]): DrawReport | undefined {
  const [first] = reports
  if (first === undefined || reports.some(({ prizes }) => !samePrizes(prizes, first.prizes))) return undefined
  const source = reports
    .map((report) => report.source)
    .sort()
    .join(', ')
  return { source, prizes: first.prizes }
}
