import {
  countOutcomes,
  type CallResult,
  type Difference,
  type Outcome,
  type PageResult,
  type Report,
  type RuleResult,
} from './report.ts'

/** The report for a terminal: what differs and what is missing first, then what was not tried and the pages, then the sums. */
export function reportText(report: Report): string {
  const { gateway, merchant, askedAt, calls, rules, pages } = report
  const day = new Date(askedAt).toISOString().slice(0, 16).replace('T', ' ')
  return [
    `${gateway}, merchant ${merchant}, ${day} UTC`,
    ...section('Differs', differing(calls, rules)),
    ...section('Missing', calls.filter(({ outcome }) => outcome === 'missing').map(callLine)),
    ...section('Not tried', reasons([calls, rules].flat())),
    ...section('Pages', pages.filter(({ outcome }) => outcome !== 'offered').map(pageLine)),
    '',
    `calls  ${sums(countOutcomes(calls))}`,
    `rules  ${sums(countOutcomes(rules))}`,
    ...(pages.length > 0
      ? [
          `pages  ${pages.filter(({ outcome }) => outcome === 'offered').length} of ${pages.length} can be offered`,
        ]
      : []),
    '',
  ]
    .map(withoutControls)
    .join('\n')
}

/** What a gateway wrote may hold signs that a terminal obeys. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title].concat(lines.map((each) => `  ${each}`))
}

function differing(calls: readonly CallResult[], rules: readonly RuleResult[]): string[] {
  return [
    calls
      .filter(isDiffering)
      .flatMap((call) => [callLine(call)].concat(call.differences.map(differenceLine), more(call))),
    rules
      .filter(isDiffering)
      .flatMap((rule) => [ruleLine(rule)].concat(rule.differences.map(differenceLine), more(rule))),
  ].flat()
}

function isDiffering({ outcome }: { outcome: Outcome }): boolean {
  return outcome === 'differs'
}

function ruleLine({ id, about }: RuleResult): string {
  return `${id}  ${about}`
}

function callLine({ id, method, path, isForOthers }: CallResult): string {
  return `${id}  ${method} ${path}${isForOthers ? '  (for other clients)' : ''}`
}

function differenceLine({ field, came, wanted }: Difference): string {
  return `  ${field}: came ${came}; the protocol says ${wanted}`
}

function more({ why }: CallResult | RuleResult): string[] {
  return why === undefined ? [] : [`  ${why}`]
}

/** So many names are read one by one; the page of the report and its JSON have all of them. */
const mostNames = 8

/** Reasons with what they hold for, the commonest first, and how much of it is known to be there all the same. */
function reasons(all: readonly (CallResult | RuleResult)[]): string[] {
  const byReason = new Map<string, (CallResult | RuleResult)[]>()
  for (const result of all) {
    const { outcome, why = '' } = result
    if (outcome === 'not tried') byReason.set(why, (byReason.get(why) ?? []).concat(result))
  }
  return Array.from(byReason)
    .sort(([, left], [, right]) => right.length - left.length)
    .map(([why, same]) => `${why}: ${namesOf(same)}`)
}

function namesOf(results: readonly (CallResult | RuleResult)[]): string {
  const ids = results.map(({ id }) => id)
  if (ids.length <= mostNames) return ids.join(', ')
  const there = results.filter((result) => 'isThere' in result && result.isThere).length
  return `${ids.length} calls, of which ${there} are there`
}

function pageLine({ site, path, outcome, because }: PageResult): string {
  return `${site} ${path}  ${outcome}: ${because.join(', ')}`
}

function sums(counts: Record<Outcome, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')
}
