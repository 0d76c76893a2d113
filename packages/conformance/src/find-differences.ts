import type { Call } from '@saola/protocol'
import { recordOf } from './exchange.ts'
import type { Difference } from './report.ts'
import { wordsOf } from './words-of.ts'

type Issue = NonNullable<ReturnType<Call['reply']['safeParse']>['error']>['issues'][number]

/** More of them say no more about a call. */
const mostDifferences = 5

/**
 * Where the content of a reply breaks the row's schema, one for each field: entries of a list that are wrong in the same
 * way are one difference, named by the first of them.
 */
export function findDifferences(call: Call, content: unknown): Difference[] {
  const found = new Map<string, Difference>()
  for (const issue of call.reply.safeParse(content).error?.issues ?? []) {
    for (const { path, wanted } of placesOf(issue)) {
      const field = path.join('.') || 'value'
      const alike = field.replaceAll(/\b\d+\b/g, '[]')
      if (!found.has(alike)) found.set(alike, { field, came: wordsOf(valueAt(content, path)), wanted })
    }
  }
  return Array.from(found.values()).slice(0, mostDifferences)
}

type Place = { path: readonly string[]; wanted: string }

/** Of several ways to write a value, the one that fits best says what is wrong; ways that do not fit at all are listed. */
function placesOf(issue: Issue, above: readonly string[] = []): Place[] {
  const path = above.concat(issue.path.map(String))
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, wanted: wantedBy(issue) }]
  const ways = issue.errors.map((issues) => issues.flatMap((each) => placesOf(each, path)))
  const deepest = ways.find((places) => places.every((place) => place.path.length > path.length))
  if (deepest !== undefined) return deepest
  const wanted = new Set(ways.flat().map((place) => place.wanted))
  return [{ path, wanted: Array.from(wanted).join(' or ') }]
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
}

function wantedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? String(issue.expected)
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'invalid_format':
      return `text like ${issue.pattern ?? issue.format}`
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'unrecognized_keys':
      return `an object without ${issue.keys.join(', ')}`
    default:
      return issue.message
  }
}

function valueAt(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => recordOf(value)[name], content)
}
