import { checkField, patterns, toRule, type PatternId } from '@saola/validation'
import { describe, expect, it } from 'vitest'

type Row = { id: PatternId; means: string; accepts: string[]; refuses: string[] }

const rows: Row[] = [
  { id: 0, means: 'any characters', accepts: ['a', ' ', 'Ưu đãi!', '😀', 'a\nb'], refuses: [] },
  {
    id: 1,
    means: 'a letter first, then letters and numbers',
    accepts: ['a', 'Z', 'saola88'],
    refuses: ['9lives', '_a', 'sao la', 'đức', 'a-b', 'a\n'],
  },
  {
    id: 2,
    means: 'Chinese characters and numbers',
    accepts: ['中', '中文88', '88', '𠀀'],
    refuses: ['中a', 'か', '中 文', '中。', '８'],
  },
  {
    id: 3,
    means: 'an e-mail address',
    accepts: ['a@b.vn', 'first.last+tag@mail.example.com', "o'hara@x-y.org", 'a@b.xn--p1ai', 'A_1@sub--x.co'],
    refuses: [
      'a',
      'a@b',
      '@b.vn',
      'a@.vn',
      'a@b..vn',
      '.a@b.vn',
      'a.@b.vn',
      'a..b@c.vn',
      'a b@c.vn',
      'a@-b.vn',
      'a@b-.vn',
      'a@b.v',
      'a@b.v1',
      'a@b@c.vn',
      'ô@b.vn',
      'a@b.vn\n',
    ],
  },
  { id: 4, means: 'alphanumeric', accepts: ['a', '9', 'A9z'], refuses: ['a_', 'a b', 'é', '１', 'a.'] },
  {
    id: 5,
    means: 'letters and numbers combined',
    accepts: ['a1', '1A', '12ab34'],
    refuses: ['abc', '123', 'a1!', 'a 1', 'é1'],
  },
  {
    id: 6,
    means: 'digits only',
    accepts: ['0', '0912345678'],
    refuses: ['1a', '1 2', '-1', '1.0', '١', '１'],
  },
  {
    id: 7,
    means: 'alphanumeric with an uppercase letter',
    accepts: ['A', 'aB1', '99Z'],
    refuses: ['ab1', '99', 'Ab!', 'É1', 'A b'],
  },
  {
    id: 8,
    means: 'English letters and spaces',
    accepts: ['Nguyen Van A', 'a', 'A B '],
    refuses: ['Nguyễn', 'a1', 'a\tb', 'a-b', 'a\u00a0b'],
  },
  {
    id: 9,
    means: 'no spaces',
    accepts: ['abc', 'đ!@#', '中文', '😀'],
    refuses: ['a b', ' a', 'a\t', 'a\n', 'a\u00a0b', 'a　b'],
  },
  {
    id: 10,
    means: 'Chinese characters and punctuation',
    accepts: ['你好，世界。', '中', '「中」', '阿·里'],
    refuses: ['你好a', '你 好', '你1', 'カ'],
  },
  {
    id: 11,
    means: 'a date yyyy-MM-dd',
    accepts: ['2026-11-21', '2024-02-29', '2000-02-29', '1999-12-31'],
    refuses: [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-1-1',
      '21-11-2026',
      '2026/11/21',
      '2026-11-21 ',
    ],
  },
  {
    id: 12,
    means: 'letters and spaces',
    accepts: ['Nguyễn Văn Đức', 'abc', '山田', 'ไทย'],
    refuses: ['a1', "O'Hara", 'a-b', 'a\tb', '😀'],
  },
  {
    id: 13,
    means: 'a date MM-dd-yyyy',
    accepts: ['11-21-2026', '02-29-2024', '12-31-1999'],
    refuses: ['02-29-2026', '02-30-2024', '21-11-2026', '2026-11-21', '1-1-2026', '11-31-2026'],
  },
  {
    id: 14,
    means: 'letters and numbers',
    accepts: ['abc123', 'Đức9', '中1', '9'],
    refuses: ['a b', 'a_', 'a!', '😀', 'a½'],
  },
  { id: 15, means: 'Korean only', accepts: ['한국어', '가', 'ㄱ'], refuses: ['한국 어', '한a', '한1', '漢'] },
  { id: 16, means: 'Thai only', accepts: ['ไทย', 'ที่', '๑๒'], refuses: ['ไทย1', 'ไท ย', 'ລາວ', '฿'] },
  {
    id: 17,
    means: 'Thai or English letters and spaces',
    accepts: ['ไทย Thai', 'abc', 'ที่ นี่'],
    refuses: ['ไทย1', 'é', 'ไทย-'],
  },
  {
    id: 18,
    means: 'uppercase letters and spaces, one letter at least',
    accepts: ['NGUYEN VAN A', 'A', ' A '],
    refuses: ['   ', 'Nguyen', 'A1', 'ĐỨC', 'A-B'],
  },
]

describe('pattern ids (validation 8)', () => {
  it('has a row for each id', () => {
    expect(rows.map((row) => String(row.id))).toEqual(Object.keys(patterns))
  })

  it.each(rows)('$id accepts $means', ({ id, accepts }) => {
    const rule = toRule({ patternId: id })
    expect(accepts.filter((value) => checkField(rule, value).length > 0)).toEqual([])
  })

  it.each(rows)('$id refuses what is not $means', ({ id, refuses }) => {
    const rule = toRule({ patternId: id }, 'field')
    for (const value of refuses) {
      expect(checkField(rule, value), JSON.stringify(value)).toEqual([
        { field: 'field', key: `validation.pattern.${id}`, params: { min: 0, max: 255 } },
      ])
    }
  })

  it.each(rows.filter(({ id }) => !patterns[id].unicode))('$id takes ASCII alone', ({ id, accepts }) => {
    // Among them those that upper case, lower case or NFC turn into ASCII: the Kelvin sign, the long s, and so on.
    const strange = [
      '\u0080',
      '\u00a0',
      'é',
      '\u0301',
      'ı',
      'ſ',
      '\u037e',
      '\u1fef',
      '\u212a',
      '９',
      '\ud83e',
      '🦌',
    ]
    for (const value of accepts) {
      for (let at = 0; at <= value.length; at += 1) {
        const found = strange.filter((each) => patterns[id].test(value.slice(0, at) + each + value.slice(at)))
        expect(found, value).toEqual([])
      }
    }
  })

  it.each([
    { what: 'a composed letter', value: 'é', ids: [0, 9, 12, 14] },
    { what: 'a decomposed letter', value: 'e\u0301', ids: [0, 9, 12, 14] },
    { what: 'a combining mark alone', value: '\u0301', ids: [0, 9, 12, 14] },
    { what: 'a letter beyond 16 bits', value: '𝐀', ids: [0, 9, 12, 14] },
    { what: 'an emoji', value: '🦌', ids: [0, 9] },
    { what: 'half of a surrogate pair', value: '\ud840', ids: [0, 9] },
    { what: 'NUL after a letter', value: 'a\0', ids: [0, 9] },
    { what: 'NUL after a digit', value: '1\0', ids: [0, 9] },
    { what: 'full-width digits', value: '１２', ids: [0, 9, 14] },
    { what: 'a full-width letter', value: 'Ａ', ids: [0, 9, 12, 14] },
    { what: 'Arabic digits', value: '۱۲', ids: [0, 9, 14] },
    { what: 'composed Hangul', value: '한', ids: [0, 9, 12, 14, 15] },
    { what: 'decomposed Hangul', value: '\u1112\u1161\u11ab', ids: [0, 9, 12, 14, 15] },
    { what: 'Thai with marks', value: 'ที่', ids: [0, 9, 12, 14, 16, 17] },
    { what: 'Thai digits', value: '๑๒', ids: [0, 9, 14, 16, 17] },
    { what: 'CJK extension A', value: '㐀', ids: [0, 2, 9, 10, 12, 14] },
    { what: 'CJK extension B', value: '𠀀', ids: [0, 2, 9, 10, 12, 14] },
    { what: 'CJK extension G', value: '\u{30000}', ids: [0, 2, 9, 10, 12, 14] },
    { what: 'CJK punctuation', value: '，', ids: [0, 9, 10] },
    { what: 'a space that does not break', value: 'a\u00a0b', ids: [0] },
    { what: 'a space without width', value: 'a\u200bb', ids: [0, 9] },
    { what: 'the Kelvin sign, which NFC makes a K', value: '\u212a', ids: [0, 9, 12, 14, 17] },
    { what: 'a Vietnamese name, decomposed', value: 'Đ\u01b0\u0301c', ids: [0, 9, 12, 14] },
  ])('takes $what for $ids only', ({ value, ids }) => {
    const taken = rows.filter(({ id }) => checkField(toRule({ patternId: id }), value).length === 0)
    expect(taken.map(({ id }) => id)).toEqual(ids)
  })

  it.each(rows)('$id answers at once for a text made to be slow', ({ id }) => {
    const nasty = ['a', 'a.', 'a-', 'a@', 'a@a.', 'A ', '1', '中', 'ก', '한', ' ']
    const started = performance.now()
    for (const part of nasty) {
      for (const end of ['', '!', '@', '\u0000']) patterns[id].test(part.repeat(5_000) + end)
    }
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
