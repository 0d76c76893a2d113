import lighthouse, { type RunnerResult } from 'lighthouse'
import { median } from '../measure.ts'
import type { Figure } from '../report.ts'
import { promised } from './first-visits.ts'

const rounds = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = RunnerResult['lhr']

/**
 * Runs Lighthouse over an address in a browser that listens on this port, as its usual phone and five times, each with
 * nothing kept. What is promised is of the worst run; what costs points is named on the error output.
 */
export async function lighthouseRuns(port: number, address: string): Promise<Figure[]> {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const run = await lighthouse(address, { port, onlyCategories: Array.from(categories), logLevel: 'error' })
    if (run === undefined) throw new Error('Lighthouse gave no report')
    reports.push(run.lhr)
  }
  for (const fault of new Set(reports.flatMap(faultsOf))) console.error(`Lighthouse: ${fault}`)
  return figuresOf(reports)
}

function figuresOf(reports: readonly Report[]): Figure[] {
  const scores = categories.map((category): Figure => {
    const value = Math.min(...reports.map((each) => scoreOf(each, category)))
    return { what: `Lighthouse ${category}, worst`, value, unit: '', goal: 'at least 100', met: value >= 100 }
  })
  const values = (audit: string): number[] =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
  const largest = values('largest-contentful-paint')
  const blocked = values('total-blocking-time')
  return scores.concat([
    { what: 'Lighthouse largest paint, median', value: median(largest), unit: 'ms' },
    { what: 'Lighthouse largest paint, worst', value: Math.max(...largest), unit: 'ms' },
    { what: 'Lighthouse blocked, worst', value: Math.max(...blocked), unit: 'ms' },
    promised('Lighthouse layout shift, worst', Math.max(...values('cumulative-layout-shift')), '', 0.01),
  ])
}

function scoreOf({ categories: all }: Report, category: string): number {
  return Math.round((all[category]?.score ?? 0) * 100)
}

/** The audits that cost a category points, as Lighthouse names them. */
function faultsOf(report: Report): string[] {
  return categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { title, score } = report.audits[id] ?? { title: id, score: null }
      return weight === 0 || score === null || score > 0.99 ? [] : [`${category}: ${title}`]
    }),
  )
}
