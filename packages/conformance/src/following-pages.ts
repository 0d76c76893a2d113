import type { SitePage } from '@saola/protocol'
import type { CallResult, PageOutcome, PageResult } from './report.ts'

/** What follows for each page from how its calls came out. */
export function followingPages(pages: readonly SitePage[], results: readonly CallResult[]): PageResult[] {
  const outcomes = new Map(results.map((result): [string, PageOutcome] => [result.id, outcomeFor(result)]))
  return pages.map(({ site, path, calls, oneOf = [] }) => {
    const best = bestFirst.find((each) => oneOf.some((id) => outcomeOf(id) === each))
    const outcome = worstFirst.find((each) => each === best || calls.some((id) => outcomeOf(id) === each))
    if (outcome === undefined || outcome === 'offered') return { site, path, outcome: 'offered', because: [] }
    const deciding = calls.concat(best === outcome ? oneOf : [])
    return { site, path, outcome, because: deciding.filter((id) => outcomeOf(id) === outcome) }
  })

  function outcomeOf(id: string): PageOutcome {
    return outcomes.get(id) ?? 'unknown'
  }
}

/** Of the calls that a page needs the worst decides for it, of those of which one is enough the best. */
const worstFirst: readonly PageOutcome[] = ['not offered', 'in doubt', 'unknown', 'offered']
const bestFirst: readonly PageOutcome[] = [...worstFirst].reverse()

function outcomeFor({ outcome, isThere, isReadable }: CallResult): PageOutcome {
  if (outcome === 'missing') return 'not offered'
  if (outcome === 'differs') return isReadable ? 'offered' : 'in doubt'
  return outcome === 'agrees' || isThere ? 'offered' : 'unknown'
}
