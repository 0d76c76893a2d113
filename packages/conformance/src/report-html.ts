import {
  countOutcomes,
  type CallResult,
  type Difference,
  type Outcome,
  type PageResult,
  type Report,
  type RuleResult,
} from './report.ts'
import { reportStyle } from './report-style.ts'

/** The report as one page that stands alone: no script, nothing from elsewhere, whatever a gateway wrote shown as text. */
export function reportHtml(report: Report): string {
  const { gateway, merchant, askedAt, calls, rules, pages } = report
  const day = new Date(askedAt).toISOString().slice(0, 16).replace('T', ' ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${escaped(gateway)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${escaped(gateway)}</h1>
<p>Merchant ${escaped(merchant)}, asked on ${day} UTC</p>
</header>
<main>
${pages.length === 0 ? '' : `<section>\n<h2>Pages</h2>\n${pages.map(pageRow).join('\n')}\n</section>`}
<section>
<h2>Rules</h2>
${sums(rules)}
${worstFirst(rules).map(ruleRow).join('\n')}
</section>
<section>
<h2>Calls</h2>
${sums(calls)}
${worstFirst(calls).map(callRow).join('\n')}
</section>
</main>
</body>
</html>
`
}

const worst: readonly Outcome[] = ['differs', 'missing', 'not tried', 'agrees']

function worstFirst<Result extends CallResult | RuleResult>(results: readonly Result[]): Result[] {
  return worst.flatMap((outcome) => results.filter((result) => result.outcome === outcome))
}

function sums(results: readonly (CallResult | RuleResult)[]): string {
  const counts = Object.entries(countOutcomes(results)).filter(([, count]) => count > 0)
  return `<p class="sums">${counts.map(([outcome, count]) => `<span>${mark(outcome)} ${count}</span>`).join(' ')}</p>`
}

function mark(outcome: string): string {
  return `<b class="${outcome.replaceAll(' ', '-')}">${outcome}</b>`
}

function callRow(call: CallResult): string {
  const { id, outcome, method, path, about, elapsedMs, as } = call
  const seen = elapsedMs === undefined ? '' : ` · ${elapsedMs} ms${as === undefined ? '' : ` as ${as}`}`
  return row(id, outcome, `${escaped(about)}<br><code>${method} ${escaped(path)}</code>${seen}`, call)
}

function ruleRow(rule: RuleResult): string {
  return row(rule.id, rule.outcome, escaped(rule.about), rule)
}

function pageRow({ site, path, outcome, because }: PageResult): string {
  const why = because.length === 0 ? '' : `<p>${escaped(because.join(', '))}</p>`
  return `<article>${mark(outcome)} <strong>${site} ${escaped(path)}</strong>${why}</article>`
}

function row(
  id: string,
  outcome: string,
  about: string,
  { differences, why }: { differences: readonly Difference[]; why?: string },
): string {
  const reason = why === undefined ? '' : `<p class="why">${escaped(why)}</p>`
  return `<article>${mark(outcome)} <strong>${escaped(id)}</strong><p>${about}</p>${table(differences)}${reason}</article>`
}

function table(differences: readonly Difference[]): string {
  return differences
    .map(
      ({ field, came, wanted }) =>
        `<dl><dt>${escaped(field)}</dt><dd>came: ${escaped(came)}</dd><dd>the protocol says: ${escaped(wanted)}</dd></dl>`,
    )
    .join('')
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
