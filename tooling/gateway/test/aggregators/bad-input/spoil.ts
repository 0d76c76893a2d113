import * as fc from 'fast-check'

type Body = Readonly<Record<string, unknown>>
/** Writes a body that was right as somebody sends it who knows no better. */
export type Spoil = (right: Body) => string

const numbers = [
  '-1',
  '-0',
  '1.5',
  '0.1',
  '1E+3',
  '1e400',
  '100000.0',
  '9007199254740993',
  '-9223372036854775808',
  '9'.repeat(30),
  '9'.repeat(31),
  '9'.repeat(400),
]
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  'half a pair \uD83D',
  "' or 1=1 --",
  '../../etc/passwd',
  'two\nlines',
  'e\u0301'.repeat(50),
  '🎰'.repeat(120),
  'a'.repeat(5_000),
  'm000001',
  'm9999999999999999',
  '__proto__',
]
const others = ['null', 'true', 'false', '0', '1', '{}', '[]', '[[]]', '{"amount":1}', nested(200)]

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}

/** JSON of what no field expects. */
const junk: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...numbers, ...others),
  fc.constantFrom(...texts).map((text) => JSON.stringify(text)),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => JSON.stringify(text)),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
)

const noBodies = [
  '',
  ' ',
  '{',
  '[]',
  '7',
  'null',
  '"text"',
  '{}',
  '<html>502</html>',
  '['.repeat(20_000),
  nested(20_000),
  `{"amount":${nested(20_000)}}`,
]

/** Bodies that nobody should send: without fields, with others, twice the same, cut off, or none at all. */
export function spoils(names: readonly string[]): fc.Arbitrary<Spoil> {
  const name = fc.constantFrom(...names)
  const missing = fc.subarray([...names]).map(
    (kept): Spoil =>
      (right) =>
        write(fieldsOf(right, kept)),
  )
  const changed = fc.array(fc.tuple(name, junk), { minLength: 1, maxLength: 2 }).map(
    (changes): Spoil =>
      (right) =>
        write([...new Map([...fieldsOf(right, names), ...changes])]),
  )
  const twice = fc.tuple(name, junk, fc.boolean()).map(([field, text, isLast]): Spoil => (right) => {
    const fields = fieldsOf(right, names)
    return write(isLast ? [...fields, [field, text]] : [[field, text], ...fields])
  })
  const more = fc
    .tuple(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', ''), fc.string()), junk)
    .map(
      (field): Spoil =>
        (right) =>
          write([...fieldsOf(right, names), field]),
    )
  const cut = fc.nat(400).map(
    (length): Spoil =>
      (right) =>
        write(fieldsOf(right, names)).slice(0, length),
  )
  const none = fc.constantFrom(...noBodies).map(
    (text): Spoil =>
      () =>
        text,
  )
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 3, arbitrary: missing },
    { weight: 2, arbitrary: twice },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: none },
  )
}

type Field = readonly [name: string, text: string]

function fieldsOf(right: Body, names: readonly string[]): Field[] {
  return names.flatMap((name) => {
    const text = JSON.stringify(right[name])
    return text === undefined ? [] : [[name, text] as const]
  })
}

function write(fields: readonly Field[]): string {
  return `{${fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
}
