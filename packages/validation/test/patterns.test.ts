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

describe('pattern ids (spec section 5)', () => {
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

  it.each(rows)('$id answers at once for a text made to be slow', ({ id }) => {
    const nasty = ['a', 'a.', 'a-', 'a@', 'a@a.', 'A ', '1', '中', 'ก', '한', ' ']
    const started = performance.now()
    for (const part of nasty) {
      for (const end of ['', '!', '@', '\u0000']) patterns[id].test(part.repeat(5_000) + end)
    }
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
