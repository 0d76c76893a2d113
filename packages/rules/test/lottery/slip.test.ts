import {
  arrangementsOf,
  findBetType,
  mostTurned,
  numbersBetween,
  numbersOf,
  numbersOfRows,
  numbersOfSet,
  readNumbers,
  turnNumbers,
  type ReadList,
} from '@saola/rules'
import { describe, expect, it } from 'vitest'

function read(text: string, id: string): ReadList {
  const type = findBetType('north', id)
  if (type === undefined) throw new Error(`no bet ${id}`)
  return readNumbers(text, type)
}

describe('a pasted list (lottery 23)', () => {
  it.each([
    ['one stake for all', 'lo-2', '12 34 56x10', [{ numbers: ['12', '34', '56'], base: 10_000 }]],
    ['no stake', 'lo-2', '12,34; 56.78\n90', [{ numbers: ['12', '34', '56', '78', '90'] }]],
    [
      'a stake for each group',
      'lo-2',
      '12 34 x 10\n56X5k 78',
      [{ numbers: ['12', '34'], base: 10_000 }, { numbers: ['56'], base: 5_000 }, { numbers: ['78'] }],
    ],
    [
      'thousands and millions',
      'ba-cang',
      '123x20n 456×1tr',
      [
        { numbers: ['123'], base: 20_000 },
        { numbers: ['456'], base: 1_000_000 },
      ],
    ],
    ['leading zeros', 'lo-4', '0012*1', [{ numbers: ['0012'], base: 1_000 }]],
    [
      'sets',
      'xien-2',
      '12-34 56&78x10',
      [
        { numbers: ['12', '34'], base: 10_000 },
        { numbers: ['56', '78'], base: 10_000 },
      ],
    ],
    [
      'joined numbers that are paid one by one',
      'lo-2',
      '12-34x10',
      [{ numbers: ['12', '34'], base: 10_000 }],
    ],
    ['nothing', 'lo-2', ' \n', []],
  ])('%s', (_what, type, text, lines) => {
    expect(read(text, type)).toEqual({ kind: 'read', lines })
  })

  it.each([
    ['lo-2', '12 345 67', 'number', '345'],
    ['lo-2', '12 3a', 'number', '3a'],
    ['lo-2', '12 34x', 'stake', '34x'],
    ['lo-2', '12x0', 'stake', '12x0'],
    ['lo-2', 'x10', 'stake', 'x10'],
    ['lo-2', '12x10x20', 'stake', '12x10x20'],
    ['lo-2', '12 34 12', 'twice', '12'],
    ['xien-2', '12 34', 'set', '12'],
    ['xien-3', '12-34', 'set', '12-34'],
    ['xien-2', '12-12', 'twice', '12'],
  ])('%s %s names what it cannot read', (type, text, key, piece) => {
    expect(read(text, type)).toEqual({ kind: 'unread', key: `lottery.unread.${key}`, piece })
  })
})

describe('quick groups (lottery 24)', () => {
  it.each([
    [{ by: 'all' }, 100, '00'],
    [{ by: 'big' }, 50, '50'],
    [{ by: 'small' }, 50, '00'],
    [{ by: 'even' }, 50, '00'],
    [{ by: 'odd' }, 50, '01'],
    [{ by: 'double' }, 10, '00'],
    [{ by: 'head', of: 7 }, 10, '70'],
    [{ by: 'tail', of: 7 }, 10, '07'],
    [{ by: 'touch', of: 7 }, 19, '07'],
    [{ by: 'sum', of: 7 }, 10, '07'],
    [{ by: 'zodiac', of: 0 }, 9, '00'],
    [{ by: 'zodiac', of: 4 }, 8, '04'],
  ] as const)('%o', (group, count, first) => {
    const numbers = numbersOf(group)
    expect([numbers.length, numbers[0]]).toEqual([count, first])
  })

  it.each([
    ['12', '12 17 21 26 62 67 71 76'],
    ['00', '00 05 50 55'],
    ['05', '00 05 50 55'],
  ])('the set of %s', (number, set) => {
    expect(numbersOfSet(number)).toEqual(set.split(' '))
  })

  it.each([
    ['10', '19', '10 11 12 13 14 15 16 17 18 19'],
    ['10', '90', '10 20 30 40 50 60 70 80 90'],
    ['11', '99', '11 22 33 44 55 66 77 88 99'],
    ['112', '412', '112 212 312 412'],
  ])('from %s to %s', (first, last, row) => {
    expect(numbersBetween(first, last)).toEqual(row.split(' '))
  })

  it.each([
    ['12', '45'],
    ['90', '10'],
    ['10', '10'],
    ['10', '100'],
  ])('no row leads from %s to %s', (first, last) => {
    expect(numbersBetween(first, last)).toBeUndefined()
  })

  it.each([
    ['123', '123 132 213 231 312 321'],
    ['112', '112 121 211'],
    ['777', '777'],
    ['01', '01 10'],
    ['5', '5'],
  ])('every order of %s', (number, all) => {
    expect(arrangementsOf(number)).toEqual(all.split(' '))
  })

  it('rows of digits make every number', () => {
    expect(
      numbersOfRows([
        ['1', '2'],
        ['3', '5'],
      ]),
    ).toEqual(['13', '15', '23', '25'])
  })
})

describe('xiên quay (lottery 25)', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 4],
    [4, 11],
    [5, 25],
    [mostTurned, 154],
    [mostTurned + 1, 0],
  ])('of %i numbers is %i bets', (count, bets) => {
    const numbers = Array.from({ length: count }, (_, index) => String(index + 10))
    expect(turnNumbers(numbers)).toHaveLength(bets)
  })

  it('names each bet', () => {
    expect(turnNumbers(['13', '22', '50'])).toEqual([
      { type: 'xien-2', numbers: ['13', '22'] },
      { type: 'xien-2', numbers: ['13', '50'] },
      { type: 'xien-2', numbers: ['22', '50'] },
      { type: 'xien-3', numbers: ['13', '22', '50'] },
    ])
  })
})
