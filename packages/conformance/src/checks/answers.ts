import { parseJson, refusalCode, type Exchange } from '../exchange.ts'
import type { Difference } from '../report.ts'
import { brokenAt, untried, type Finding, type Rule, type Run } from '../rule.ts'
import { wordsOf, wordsOfAnswer } from '../words-of.ts'

/** As long as a gateway may take for an answer, in ms: a person waits no longer. */
const longestAnswerMs = 5_000

function pathOf({ method, address }: Exchange): string {
  return `${method} ${address.replace(/^\w+:\/\/[^/]+/, '').replace(/\?.*/, '')}`
}

/** One difference for each path, by its first exchange. */
function lookByPath(
  { wire: { exchanges } }: Run,
  find: (exchange: Exchange) => Omit<Difference, 'field'> | undefined,
): Finding {
  if (exchanges.length === 0) return untried('no answer came')
  const found = new Map<string, Difference>()
  for (const exchange of exchanges) {
    const field = pathOf(exchange)
    const difference = found.has(field) ? undefined : find(exchange)
    if (difference !== undefined) found.set(field, { field, ...difference })
  }
  return brokenAt(Array.from(found.values()))
}

export const refusalsOfTheFamily: Rule = {
  id: 'answers.refusals',
  about: 'A refusal says success, errorCode and message; that nobody is signed in is HTTP 401',
  check: (run) =>
    lookByPath(run, (exchange) => {
      const { status, text, method } = exchange
      if (method === 'OPTIONS') return undefined
      const code = refusalCode(text)
      const came = wordsOfAnswer(exchange)
      if (code === 'login.not.session' && status !== 401) return { came, wanted: 'HTTP 401' }
      // Without a word of the family these two say that the call is missing.
      if (status < 400 || code !== undefined || [404, 405].includes(status)) return undefined
      return { came, wanted: 'success, errorCode and message' }
    }),
}

export const quickAnswers: Rule = {
  id: 'answers.quick',
  about: `Every answer is whole within ${longestAnswerMs / 1000} s`,
  check: (run) =>
    lookByPath(run, ({ elapsedMs }) =>
      elapsedMs > longestAnswerMs
        ? { came: `${(elapsedMs / 1000).toFixed(1)} s`, wanted: `${longestAnswerMs / 1000} s at most` }
        : undefined,
    ),
}

export const datedAnswers: Rule = {
  id: 'answers.date',
  about: 'Answers carry a Date, by which pages correct the clock of a device',
  check({ wire }) {
    const undated = wire.exchanges.filter(({ headers }) =>
      Number.isNaN(Date.parse(headers.get('Date') ?? '')),
    )
    if (wire.exchanges.length === 0) return untried('no answer came')
    const [first] = undated
    if (first === undefined) return brokenAt([])
    const came = wordsOf(first.headers.get('Date') ?? undefined)
    const wanted = `a Date, as on ${wire.exchanges.length - undated.length} of ${wire.exchanges.length} answers`
    return brokenAt([{ field: pathOf(first), came, wanted }])
  },
}

/** Fields of the family that say when something was, or will be. */
const timeName = /(?:Time|At|Date|Timestamp|Login)$|^(?:since|now|asOf|at|from|to)$/

/** Seconds since 1970 from 2001 on; as milliseconds they would be days of January 1970. */
const earliestSeconds = 1_000_000_000
const latestSeconds = 100_000_000_000

export const milliseconds: Rule = {
  id: 'answers.milliseconds',
  about: 'Times are milliseconds since 1970',
  check: (run) =>
    lookByPath(run, ({ status, text }) => {
      const field = status < 400 ? secondsIn(parseJson(text)) : undefined
      return field && { came: `${field[0]}: ${field[1]}`, wanted: 'thirteen digits' }
    }),
}

/** The first time in a body that is written in seconds. */
function secondsIn(body: unknown, path = ''): [path: string, value: unknown] | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  for (const [name, value] of Object.entries(body)) {
    const here = path === '' ? name : `${path}.${name}`
    const number = typeof value === 'string' && /^\d{10,11}$/.test(value) ? Number(value) : value
    if (typeof number === 'number' && timeName.test(name)) {
      if (number >= earliestSeconds && number < latestSeconds) return [here, value]
    }
    const inside = secondsIn(value, here)
    if (inside !== undefined) return inside
  }
  return undefined
}
