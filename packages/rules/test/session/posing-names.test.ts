import { posesAsStaff, skeletonOf, visibleText } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('names that pose as the brand or its staff (support 17)', () => {
  it.each([
    'admin',
    'Admin01',
    '*ADMIN*',
    'аdmin', // Cyrillic а
    'adm1n',
    'аdmіn', // Cyrillic а and і
    'CSKH',
    'cskh 24',
    'CSKH Thu Hà',
    'Hỗ Trợ',
    'Chăm sóc khách hàng',
    'support',
    'ѕupport', // Cyrillic ѕ
    'Saola',
    'saola_vip',
    'Ѕаоlа', // Cyrillic but for one letter
    'S a o l a',
    'SA0LA',
    'Ｓａｏｌａ',
  ])('%s', (name) => {
    expect(posesAsStaff(name, ['Saola', 'vn'])).toBe(true)
  })

  it.each([
    'badminton',
    'Minh Thư',
    'modest',
    'supporter',
    'Vnexpress',
    'sao la lá',
    'trợ thủ',
    'thanhtung',
    '0912***78',
  ])('not %s', (name) => {
    expect(posesAsStaff(name, ['Tre Vàng', 'vn'])).toBe(false)
  })
})

describe('the skeleton of a name', () => {
  it.each([
    ['minhthu', 'MINHTHU'],
    ['minhthu', 'mіnhthu'],
    ['Lan Phương', 'lan.phuong'],
    ['clown', 'cIown'],
    ['modern', 'modem'],
    ['paypal', 'раураl'],
  ])('%s and %s are one', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one))
  })

  it('is another one for another name', () => {
    expect(skeletonOf('minhthu')).not.toBe(skeletonOf('minhthi'))
  })
})

describe('letters that nobody sees (support 17)', () => {
  it.each([
    '\u3164',
    '\u115F',
    '\u1160',
    '\uFFA0',
    '\u2800',
    '\u200B',
    '\u2060',
    '\u202E',
    '\u2066',
    '\u180E',
    '\u17B4',
    '\u034F',
  ])('are taken out: %j', (letter) => {
    expect(visibleText(`${letter}Thu${letter} Hà${letter}`)).toBe('Thu Hà')
    expect(visibleText(letter.repeat(3))).toBe('')
  })
})
