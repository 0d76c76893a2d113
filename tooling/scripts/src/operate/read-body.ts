import { fieldSchemas, type JsonSchema } from './act-schema.ts'

/** What the arguments say wrongly, in words for whoever typed them. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments'
}

type Files = { read: (path: string) => Buffer }

/**
 * The body of an act from what was typed behind its name: JSON (`-` reads it from the input), or flags, where
 * `--title.VI Tin` is a field within another, `--ids 1,2` a list, and `--picture @banner.png` the content of a file.
 */
export function readBody(
  words: readonly string[],
  schema: JsonSchema,
  files: Files,
): Record<string, unknown> {
  const [first, ...more] = words
  if (first === undefined) return {}
  if (!first.startsWith('--')) {
    if (more.length > 0) throw new WrongArguments(`what is ${more[0]}? JSON is one argument`)
    return readJson(first === '-' ? files.read('/dev/stdin').toString('utf8') : first)
  }
  const body: Record<string, unknown> = {}
  for (let index = 0; index < words.length; index += 2) {
    const flag = words[index] ?? ''
    const value = words[index + 1]
    if (!flag.startsWith('--')) throw new WrongArguments(`what is ${flag}? A field begins with --`)
    if (value === undefined) throw new WrongArguments(`${flag} has no value`)
    const path = flag.slice(2).split('.')
    const known = fieldSchemas(schema, path)
    if (known.length === 0) throw new WrongArguments(`there is no field ${flag.slice(2)}`)
    put(body, path, readValue(value, known, files))
  }
  return body
}

function readJson(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read }
  } catch {
    // Told below, like JSON that is no object.
  }
  throw new WrongArguments('this is no JSON object')
}

/** Text stays text where a field takes text; anything else is JSON, and a list may leave out its brackets. */
function readValue(text: string, known: readonly JsonSchema[], files: Files): unknown {
  const takes = (type: string): boolean => known.some((each) => each.type === type)
  const takesText = takes('string') || known.some((each) => typeof each.const === 'string' || each.enum)
  if (takesText && text.startsWith('@')) {
    const file = files.read(text.slice(1))
    return /\.(?:png|jpe?g)$/i.test(text) ? file.toString('base64') : file.toString('utf8')
  }
  if (takesText) return text
  const json = takes('array') && !text.startsWith('[') ? `[${text}]` : text
  try {
    return JSON.parse(json)
  } catch {
    return text
  }
}

function put(body: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    body[first] = value
    return
  }
  const inner: Record<string, unknown> = { ...Object(body[first]) }
  put(inner, rest, value)
  body[first] = inner
}
