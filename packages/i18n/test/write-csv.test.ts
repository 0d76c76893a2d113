import { describe, expect, it } from 'vitest'
import { csvLines, csvMark } from '../src/index.ts'

const written = (text: string): string => csvLines([[text]], 'en').replace(/\r\n$/, '')

describe('a table file (team 10)', () => {
  it('begins with the mark of UTF-8 and ends its lines as RFC 4180 says', () => {
    expect(csvMark).toBe('\uFEFF')
    expect(
      csvLines(
        [
          ['Type', 'Amount'],
          ['Deposit', -20_000],
        ],
        'en',
      ),
    ).toBe('Type,Amount\r\nDeposit,-20000\r\n')
  })

  it('separates as the language’s spreadsheets do', () => {
    expect(csvLines([['Nạp', 20_000, 'a,b', 'c;d']], 'vi')).toBe('Nạp;20000;"a,b";"c;d"\r\n')
  })

  it.each([
    ['vi', '"1234,56";"-0,5";20000\r\n'],
    ['en', '1234.56,-0.5,20000\r\n'],
  ] as const)('writes a fraction as spreadsheets of %s read it', (language, line) => {
    expect(csvLines([[1_234.56, -0.5, 20_000]], language)).toBe(line)
  })

  it('writes times and days of Vietnam so that every language reads the same', () => {
    // 23:00:07 in London is the day after in Vietnam.
    const cells = [{ time: Date.parse('2026-11-05T23:00:07Z') }, { day: '2026-11-05' }]
    expect(csvLines([cells], 'vi')).toBe('2026-11-06 06:00:07;2026-11-05\r\n')
    expect(csvLines([cells], 'en')).toBe('2026-11-06 06:00:07,2026-11-05\r\n')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['a; b', '"a; b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
    ['marble', 'marble'],
    ['hoamai88', 'hoamai88'],
    ['W17A2', 'W17A2'],
    ['-', "'-"],
  ])('writes %j as %j', (text, cell) => {
    expect(written(text)).toBe(cell)
  })

  it.each(['=1+1', '@cmd', '-2', '+84901234567'])('%j is not run', (text) => {
    expect(written(text)).toBe(`'${text}`)
  })

  it.each([
    '0901234567',
    '12345678901234567890',
    '1E5',
    '12e+3',
    '3-4',
    '3/4',
    '1.000',
    '0.5',
    '12:30',
    '12:30 pm',
    '50%',
    '(500)',
    'TRUE',
    'false',
    'may88',
    '1 Nov',
    'SEPT2',
    'dec-2026',
  ])('%j stays a text', (text) => {
    expect(written(text)).toBe(`"=""${text}"""`)
  })

  it('leaves a text as it is that no spreadsheet would take in a formula', () => {
    expect(written('1'.repeat(256))).toBe('1'.repeat(256))
  })
})
