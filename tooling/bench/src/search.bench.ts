import { demoData } from '@saola/demo'
import { normalise } from '@saola/member/title-index'
import { percentile } from './measure.ts'
import type { Figure } from './report.ts'
import { drawExact, drawMistyped, holdersOf } from './search/search-queries.ts'
import { searchWays, type Found } from './search/search-contenders.ts'

/** Each query is asked so often, and its quickest answer counts: what the machine does beside it is not ours. */
const turns = 15

/** Search over the catalogue of the demo: ours and the peers over the same names and queries, in turns. */
export async function bench(): Promise<Figure[]> {
  const { games } = demoData({ now: Date.UTC(2026, 0, 1), memberOrigin: 'https://saola.example' })
  const names = games.map(({ nameVi, nameEn }) => [nameVi, nameEn])
  const folded = names.map((each) => each.map(normalise))
  const exact = drawExact(folded, 500)
  const wanted = exact.map((text) => holdersOf(folded, text))
  const mistyped = drawMistyped(folded, 200)

  const ways = searchWays.map(({ name, prepare }) => {
    const startedAt = performance.now()
    const search = prepare(names)
    return { name, search, preparedIn: performance.now() - startedAt }
  })
  const quickest = ways.map(() => ({ exact: fill(exact.length), mistyped: fill(mistyped.length) }))
  for (let turn = 0; turn < turns; turn += 1) {
    ways.forEach(({ search }, way) => {
      exact.forEach((text, at) => keepQuicker(quickest[way]?.exact, at, () => search(text)))
      mistyped.forEach(({ text }, at) => keepQuicker(quickest[way]?.mistyped, at, () => search(text)))
    })
  }

  return ways.flatMap(({ name, search, preparedIn }, way) => {
    const { recall, precision } = judge(exact.map(search), wanted)
    const times = quickest[way] ?? { exact: [], mistyped: [] }
    const found = mistyped.filter(({ text, entry }) => search(text).includes(entry)).length
    const goal = (text: string, met: boolean): Partial<Figure> => (name === 'ours' ? { goal: text, met } : {})
    const slow = percentile(times.exact, 0.99)
    return [
      { what: `${name}: made ready`, value: preparedIn, unit: 'ms' },
      { what: `${name}: exact, median`, value: percentile(times.exact, 0.5), unit: 'us' },
      { what: `${name}: exact, p99`, value: slow, unit: 'us', ...goal('at most 60', slow <= 60) },
      { what: `${name}: exact, recall`, value: recall, unit: '', ...goal('1.00', recall === 1) },
      { what: `${name}: exact, precision`, value: precision, unit: '', ...goal('1.00', precision === 1) },
      { what: `${name}: one error, p99`, value: percentile(times.mistyped, 0.99), unit: 'us' },
      { what: `${name}: one error, recall`, value: found / mistyped.length, unit: '' },
    ]
  })
}

function fill(length: number): number[] {
  return Array.from({ length }, () => Number.POSITIVE_INFINITY)
}

function keepQuicker(times: number[] | undefined, at: number, search: () => unknown): void {
  const startedAt = performance.now()
  search()
  const took = (performance.now() - startedAt) * 1000
  if (times && took < (times[at] ?? 0)) times[at] = took
}

function judge(
  found: readonly Found[],
  wanted: readonly ReadonlySet<number>[],
): { recall: number; precision: number } {
  let right = 0
  let answered = 0
  let expected = 0
  found.forEach((entries, at) => {
    const fits = wanted[at] ?? new Set()
    for (const entry of entries) if (fits.has(entry)) right += 1
    answered += entries.length
    expected += fits.size
  })
  return { recall: right / expected, precision: right / answered }
}
