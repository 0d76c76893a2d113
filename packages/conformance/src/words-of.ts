import { parseJson, refusalCode, type Exchange } from './exchange.ts'

/** How many letters of a value are shown. */
const mostLetters = 60

/** What came, in a few words: a short value itself, of a long one its kind. */
export function wordsOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return wordsOfObject(value)
  return shorten(JSON.stringify(value))
}

function wordsOfObject(value: object): string {
  const names = Object.keys(value)
  if (names.length === 0) return 'an empty object'
  return `an object with ${shorten(names.join(', '))}`
}

/** What an answer is as a whole: its status, and what stands in it. */
export function wordsOfAnswer({ status, text, headers }: Exchange): string {
  const code = refusalCode(text)
  if (code !== undefined) return `HTTP ${status}, ${code}`
  const body = parseJson(text)
  if (body !== undefined) return `HTTP ${status}, ${wordsOf(body)}`
  if (text === '') return `HTTP ${status}, an empty body`
  if (/^\s*</.test(text) || /html/.test(headers.get('Content-Type') ?? ''))
    return `HTTP ${status}, a web page`
  return `HTTP ${status}, the text ${shorten(JSON.stringify(text))}`
}

function shorten(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}
