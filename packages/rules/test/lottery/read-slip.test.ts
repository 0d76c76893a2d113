import { readSlip, type SlipDay } from '@saola/rules'
import { describe, expect, it } from 'vitest'

const monday: SlipDay = {
  kind: 'south',
  own: 'TP',
  stations: [
    { gameCode: 'TP', name: 'Xổ Số TP. Hồ Chí Minh' },
    { gameCode: 'DT', name: 'Xổ Số Đồng Tháp' },
    { gameCode: 'CM', name: 'Ca Mau Lottery' },
  ],
}
const saturday: SlipDay = {
  kind: 'central',
  own: 'DNA',
  stations: [
    { gameCode: 'DNA', name: 'Xổ Số Đà Nẵng' },
    { gameCode: 'QNG', name: 'Xổ Số Quảng Ngãi' },
    { gameCode: 'DNO', name: 'Xổ Số Đắk Nông' },
  ],
}

/** `TP lo-2 23 45 @5000`; with `+DT` the other stations of a line. */
function said(text: string, day = monday): string[] | string {
  const read = readSlip(text, day)
  if (read.kind === 'unread') return `${read.at} ${read.piece} ${read.key.replace('lottery.unread.', '')}`
  return read.lines.map(({ gameCode, type, numbers, base, stations = [] }) =>
    [gameCode, ...stations.map((code) => `+${code}`), type, ...numbers, `@${base}`].join(' '),
  )
}

describe('a slip as players of the south write it (lottery 74)', () => {
  it.each([
    ['23 45 b5', ['TP lo-2 23 45 @5000']],
    ['TP 39 79 da 10', ['TP da-thang 39 79 @10000']],
    ['2d 73 59 dx10', ['TP +DT da-xien 73 59 @10000']],
    ['3d 73 59 dx1,5', ['TP +DT +CM da-xien 73 59 @1500']],
    ['dt cm 73 59 dx10n', ['DT +CM da-xien 73 59 @10000']],
    ['đt 12 đầu 5n', ['DT de-giai-8 12 @5000']],
    ['ðt １２ đầu ５n', ['DT de-giai-8 12 @5000']],
    ['Đt 12\u200B đầu 5n'.normalize('NFD'), ['DT de-giai-8 12 @5000']],
    ['39.25.52 b5', ['TP lo-2 39 25 52 @5000']],
    ['123.456xc1,5', ['TP xiu-chu 123 456 @1500']],
    [
      'dc 32 bao10 dau100 duoi20',
      ['TP lo-2 32 @10000', 'TP de-giai-8 32 @100000', 'TP de-dac-biet 32 @20000'],
    ],
    ['cm 10keo90 dd5', ['CM de-dau-duoi 10 20 30 40 50 60 70 80 90 @5000']],
    ['12 34 56 da2', ['TP da-thang 12 34 @2000', 'TP da-thang 12 56 @2000', 'TP da-thang 34 56 @2000']],
    ['12 345 b1', ['TP lo-2 12 @1000', 'TP lo-3 345 @1000']],
    ['121 xcdao2', ['TP xiu-chu 112 121 211 @2000']],
    ['12 34 xien2 10k', ['TP xien-2 12 34 @10000']],
    ['12 b7l1tr', ['TP bao-7 12 @1000000']],
    ['dp 12 b5; cm 34 b6', ['DT lo-2 12 @5000', 'CM lo-2 34 @6000']],
    ['12b5dd10', ['TP lo-2 12 @5000', 'TP de-dau-duoi 12 @10000']],
    [
      'tp dt 23 45 dd10 b5 da 12 34 5n',
      [
        'TP de-dau-duoi 23 45 @10000',
        'DT de-dau-duoi 23 45 @10000',
        'TP lo-2 23 45 @5000',
        'DT lo-2 23 45 @5000',
        'TP da-thang 12 34 @5000',
        'DT da-thang 12 34 @5000',
      ],
    ],
    ['', []],
  ])('%s', (text, lines) => {
    expect(said(text)).toEqual(lines)
  })

  it.each([
    ['tp 23 45', '4 23 no_way'],
    ['tp 23 45 b', '10 b no_stake'],
    ['tp b5', '4 b5 no_numbers'],
    ['tp 23 45 zz5', '10 zz5 word'],
    ['st 23 b5', '1 st word'],
    // The number behind the way to bet is its stake, as in `39 79 da 10`.
    ['23 45 da 12 34 5n', '16 5n stake'],
    ['23 5n', '4 5n stake'],
    ['23 b0', '4 b0 no_stake'],
    ['1234 xc5', '6 xc5 digits'],
    ['12 da5', '4 da5 count'],
    ['12 34 56 xi2 5n', '14 5n count'],
    ['12 34 dx5', '7 dx5 stations'],
    ['4d 12 34 dx5', '1 4d station'],
    ['10keo95 b5', '1 10keo95 row'],
    ['12 12 b5', '4 12 twice'],
    ['tp tp 12 b5', '4 tp twice'],
    ['12345 b5', '1 12345 word'],
    ['12 b5 !', '7 ! word'],
  ])('names the place of what cannot be read: %s', (text, refused) => {
    expect(said(text)).toBe(refused)
  })

  it('takes an abbreviation of two stations of the day for neither, and the longer ones for each', () => {
    expect(said('dn 12 b5', saturday)).toBe('1 dn station')
    expect(said('dna 12 b5', saturday)).toEqual(['DNA lo-2 12 @5000'])
    expect(said('dno 12 b5', saturday)).toEqual(['DNO lo-2 12 @5000'])
  })
})
