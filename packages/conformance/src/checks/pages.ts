import { allCalls, pageFieldOf, type Call, type PageField } from '@saola/protocol'
import { isApiError } from '@saola/api-client'
import { sendCall } from '../caller.ts'
import { callerOf } from '../people.ts'
import type { Difference } from '../report.ts'
import { brokenAt, holds, untried, type Finding, type Rule, type Run } from '../rule.ts'

export const countedPages: Rule = {
  id: 'answers.first-page',
  about: 'The first page of a list has the number that its row says',
  async check(run) {
    const seen = new Map<0 | 1, number>()
    const others: Difference[] = []
    for (const { id } of run.results.filter(({ outcome }) => outcome === 'agrees')) {
      const call = allCalls().find((row) => row.id === id)
      const field = call?.method === 'GET' ? pageFieldOf(call) : undefined
      if (call === undefined || field === undefined) continue
      // oxlint-disable-next-line no-await-in-loop -- one request after the other, as everywhere in the kit
      const first = await firstPageOf(run, call, field)
      if (first === undefined) continue
      seen.set(first, (seen.get(first) ?? 0) + 1)
      const wanted = run.firstPage ?? field.first
      if (first !== wanted)
        others.push({ field: `${id} ${field.name}`, came: said(first), wanted: said(wanted) })
    }
    if (seen.size === 0) return untried('no list came with rows from which pages could be told')
    return others.length === 0 ? holds : { ...brokenAt(others), ...advice(seen, others.length) }
  },
}

function said(first: number): string {
  return `${first} for the first page`
}

/** What a brand says of a gateway that counts all of its lists alike. */
function advice(seen: ReadonlyMap<number, number>, count: number): Pick<Finding, 'why'> {
  const [first] = seen.keys()
  const more = count > 1 ? ` (${count} lists)` : ''
  return seen.size === 1
    ? {
        why: `all lists count from ${first}${more}: try --first-page ${first}, and "firstPage" in config.json`,
      }
    : { why: `its lists do not all count alike${more}` }
}

/** The number of a list's first page, by pages of one row; undefined where they do not tell. */
async function firstPageOf(run: Run, call: Call, field: PageField): Promise<0 | 1 | undefined> {
  const caller = callerOf(call, run.people)
  const found = await run.calls.inputOf(call)
  if (typeof caller === 'string' || 'why' in found) return undefined
  const sizes = { pageSize: 1, size: 1 }
  const size = Object.entries(sizes).filter(([name]) => name in found.input)
  const rowsOf = async (page: number): Promise<string | undefined> => {
    // The client counts on from what it is given, as it does for our apps.
    const given = page + field.first - (run.firstPage ?? field.first)
    const input = { ...found.input, ...Object.fromEntries(size), [field.name]: given }
    const answer = await sendCall(run.wire, caller, [call, input])
    if (answer.kind === 'reply') return withoutTimes(JSON.stringify(listIn(answer.reply) ?? []))
    return isApiError(answer.error) && answer.error.code === 'TOO_MANY_REQUEST' ? undefined : '[]'
  }
  const [zeroth, first] = [await rowsOf(0), await rowsOf(1)]
  if (zeroth === undefined || first === undefined || (zeroth === '[]' && first === '[]')) return undefined
  if (zeroth === '[]') return 1
  if (zeroth !== first) return 0
  // Page 0 may have been taken for 1, or a list of one row for the same on every page.
  const second = await rowsOf(2)
  return second === undefined || second === first ? undefined : 1
}

/** The rows of a page: the list that stands in a reply. */
function listIn(reply: unknown): unknown {
  return Array.isArray(reply) ? reply : Object.values(Object(reply)).find((part) => Array.isArray(part))
}

/** A row whose times are made with each answer is the same row all the same. */
function withoutTimes(rows: string): string {
  return rows.replaceAll(/\b1\d{12}\b/g, '')
}
