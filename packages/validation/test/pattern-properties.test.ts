import { patterns, type PatternId } from '@saola/validation'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

/** Characters by kind. The predicates below know kinds only, no regular expression. */
const alphabet = {
  lower: ['a', 'k', 'z'],
  upper: ['A', 'M', 'Z'],
  digit: ['0', '5', '9'],
  space: [' '],
  white: ['\t', '\n', '\u00a0', '　'],
  han: ['中', '文', '𠀀'],
  hangul: ['한', '국', '어'],
  thai: ['ก', 'า', 'ี', 'ท'],
  thaiDigit: ['๑', '๙'],
  latin: ['đ', 'ễ', 'Ơ', 'é'],
  punctuation: ['.', ',', '-', '_', '@', '!', '。', '，'],
  symbol: ['$', '+', '=', '€', '~'],
  emoji: ['😀', '🦌'],
} as const

type Kind = keyof typeof alphabet
const kinds: Kind[] = [
  'lower',
  'upper',
  'digit',
  'space',
  'white',
  'han',
  'hangul',
  'thai',
  'thaiDigit',
  'latin',
  'punctuation',
  'symbol',
  'emoji',
]

function only(...allowed: Kind[]): (text: Kind[]) => boolean {
  return (text) => text.length > 0 && text.every((kind) => allowed.includes(kind))
}

const english = only('lower', 'upper')
const ascii = only('lower', 'upper', 'digit')
const isLetter = (kind: Kind): boolean => kind === 'lower' || kind === 'upper'

const predicates: { id: PatternId; allows: (text: Kind[]) => boolean; likely: Kind[] }[] = [
  { id: 0, allows: () => true, likely: kinds },
  { id: 1, allows: (text) => ascii(text) && english(text.slice(0, 1)), likely: ['lower', 'upper', 'digit'] },
  { id: 2, allows: only('han', 'digit'), likely: ['han', 'digit'] },
  { id: 4, allows: ascii, likely: ['lower', 'upper', 'digit'] },
  {
    id: 5,
    allows: (text) => ascii(text) && text.includes('digit') && text.some(isLetter),
    likely: ['lower', 'digit'],
  },
  { id: 6, allows: only('digit'), likely: ['digit'] },
  { id: 7, allows: (text) => ascii(text) && text.includes('upper'), likely: ['lower', 'upper', 'digit'] },
  { id: 8, allows: only('lower', 'upper', 'space'), likely: ['lower', 'upper', 'space'] },
  {
    id: 9,
    allows: (text) => text.length > 0 && !text.includes('space') && !text.includes('white'),
    likely: ['lower', 'han', 'emoji', 'symbol'],
  },
  { id: 10, allows: only('han', 'punctuation'), likely: ['han', 'punctuation'] },
  {
    id: 12,
    allows: only('lower', 'upper', 'space', 'han', 'hangul', 'thai', 'latin'),
    likely: ['latin', 'lower', 'space'],
  },
  {
    id: 14,
    allows: only('lower', 'upper', 'digit', 'han', 'hangul', 'thai', 'thaiDigit', 'latin'),
    likely: ['latin', 'digit'],
  },
  { id: 15, allows: only('hangul'), likely: ['hangul'] },
  { id: 16, allows: only('thai', 'thaiDigit'), likely: ['thai', 'thaiDigit'] },
  {
    id: 17,
    allows: only('thai', 'thaiDigit', 'lower', 'upper', 'space'),
    likely: ['thai', 'upper', 'space'],
  },
  {
    id: 18,
    allows: (text) => only('upper', 'space')(text) && text.includes('upper'),
    likely: ['upper', 'space'],
  },
]

function textOf(from: Kind[]): fc.Arbitrary<{ kind: Kind; character: string }[]> {
  const one = fc
    .constantFrom(...from)
    .chain((kind) => fc.constantFrom(...alphabet[kind]).map((character) => ({ kind, character })))
  return fc.array(one, { maxLength: 8 })
}

it.each(predicates)('id $id agrees with a predicate over kinds of characters', ({ id, allows, likely }) => {
  fc.assert(
    fc.property(fc.oneof(textOf(kinds), textOf(likely), textOf([...likely, 'punctuation'])), (text) => {
      const value = text.map(({ character }) => character).join('')
      fc.pre(value !== '')
      expect(patterns[id].test(value)).toBe(allows(text.map(({ kind }) => kind)))
    }),
    { numRuns: 1_000, seed: id },
  )
})

function consistsOf(part: string, characters: string): boolean {
  return part !== '' && [...part].every((one) => characters.includes(one))
}

/** The pattern id 3 (validation 8), judged by splitting. */
function isEmail(text: string): boolean {
  const [local, domain, ...more] = text.split('@')
  if (local === undefined || domain === undefined || more.length > 0) return false
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return (
    local.split('.').every((atom) => consistsOf(atom, 'aB9-_+')) &&
    labels.length > 1 &&
    labels.every((label) => consistsOf(label, 'aB9-') && !label.startsWith('-') && !label.endsWith('-')) &&
    top.length > 1 &&
    consistsOf(top, 'aB')
  )
}

it('id 3 agrees with a judge that splits the address', () => {
  const part = fc.string({
    unit: fc.constantFrom('a', 'B', '9', '.', '-', '_', '+', ' ', 'é', '@'),
    maxLength: 6,
  })
  const tidy = fc.string({ unit: fc.constantFrom('a', 'B', '9', '.', '-'), minLength: 1, maxLength: 6 })
  const address = fc.oneof(
    fc.tuple(tidy, tidy).map(([local, domain]) => `${local}@${domain}.aB`),
    fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}`),
  )
  fc.assert(
    fc.property(address, (text) => {
      expect(patterns[3].test(text)).toBe(isEmail(text))
    }),
    { numRuns: 3_000, seed: 3 },
  )
})

it('ids 11 and 13 agree with the calendar', () => {
  const date = fc.record({
    year: fc.oneof(fc.integer({ min: 0, max: 9_999 }), fc.constantFrom(1900, 2000, 2024, 2100)),
    month: fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constant(2)),
    day: fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 28, max: 31 })),
  })
  fc.assert(
    fc.property(date, ({ year, month, day }) => {
      const real = new Date(0)
      real.setUTCFullYear(year, month - 1, day)
      const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day
      const [yyyy, mm, dd] = [
        String(year).padStart(4, '0'),
        String(month).padStart(2, '0'),
        String(day).padStart(2, '0'),
      ]
      expect(patterns[11].test(`${yyyy}-${mm}-${dd}`)).toBe(exists)
      expect(patterns[13].test(`${mm}-${dd}-${yyyy}`)).toBe(exists)
    }),
    { numRuns: 5_000, seed: 11 },
  )
})
