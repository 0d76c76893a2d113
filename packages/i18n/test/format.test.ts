import * as i18n from '@saola/i18n'
import { describe, expect, it } from 'vitest'

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money', () => {
  it.each([
    [0, '0 ₫', '₫0'],
    [1_234_568, '1.234.568 ₫', '₫1,234,568'],
    [-50_000, '-50.000 ₫', '-₫50,000'],
    [9_007_199_254_740_991, '9.007.199.254.740.991 ₫', '₫9,007,199,254,740,991'],
  ])('writes %i as %s and %s', (dong, vi, en) => {
    expect(plainSpaces(i18n.formatMoney(dong, 'vi'))).toBe(vi)
    expect(i18n.formatMoney(dong, 'en')).toBe(en)
  })

  it.each([-0, -0.004, 0.004, 0])('writes %d without a sign', (value) => {
    expect(i18n.formatMoney(value, 'vi')).toBe(i18n.formatMoney(0, 'vi'))
    expect(i18n.formatMoney(value, 'en')).toBe('₫0')
    expect(plainSpaces(i18n.formatMoney(value, 'vi', { signed: true }))).toBe('0 ₫')
    expect(plainSpaces(i18n.formatCompactMoney(value / 10, 'vi'))).toBe('0 ₫')
    for (const format of [i18n.formatNumber, i18n.formatPercent])
      expect(format(value / 1e5, 'en')).toMatch(/^0%?$/)
    expect(i18n.formatRate(value, 'en')).toBe('0%')
    expect(i18n.formatCompactNumber(value / 10, 'en')).toBe('0')
  })

  it('keeps the sign of what is shown as more than nought', () => {
    expect(i18n.formatMoney(-0.6, 'en')).toBe('-₫0.60')
    expect(i18n.formatNumber(-0.01, 'en')).toBe('-0.01')
  })

  const wholes = Array.from({ length: 17 }, (_, power) => 10 ** power).flatMap((about) =>
    [about - 1, about, about + 1].filter(Number.isSafeInteger).flatMap((value) => [value, -value]),
  )

  it.each([
    ['vi', 'vi-VN'],
    ['en', 'en-US'],
  ] as const)('whole numbers are written in %s as every browser writes them', (language, locale) => {
    const currency = { style: 'currency', currency: 'VND', currencyDisplay: 'narrowSymbol' } as const
    const written = (options: Intl.NumberFormatOptions) =>
      wholes.map((value) => new Intl.NumberFormat(locale, options).format(value === 0 ? 0 : value))
    expect(wholes.map((value) => i18n.formatNumber(value, language))).toEqual(written({}))
    expect(wholes.map((value) => i18n.formatMoney(value, language))).toEqual(written(currency))
    expect(wholes.map((value) => i18n.formatMoney(value, language, { signed: true }))).toEqual(
      written({ ...currency, signDisplay: 'exceptZero' }),
    )
  })

  it('never breaks an amount from its sign', () => {
    expect(i18n.formatMoney(5_000, 'vi')).toBe('5.000\u00a0₫')
  })

  it.each([
    [200_000, '+200.000 ₫'],
    [-200_000, '-200.000 ₫'],
    [0, '0 ₫'],
  ])('signs %i as %s on a statement', (dong, text) => {
    expect(plainSpaces(i18n.formatMoney(dong, 'vi', { signed: true }))).toBe(text)
  })

  it.each([
    [950, '950 ₫', '₫950'],
    [999, '999 ₫', '₫999'],
    [131_000, '131 N ₫', '₫131K'],
    [-50_000, '-50 N ₫', '-₫50K'],
    [1_000_000, '1 Tr ₫', '₫1M'],
    [1_300_000, '1,3 Tr ₫', '₫1.3M'],
    [1_250_000_000, '1,3 T ₫', '₫1.3B'],
    [25_450_000_000, '25,5 T ₫', '₫25.5B'],
  ])('shortens %i to %s and %s', (dong, vi, en) => {
    expect(plainSpaces(i18n.formatCompactMoney(dong, 'vi'))).toBe(vi)
    expect(i18n.formatCompactMoney(dong, 'en')).toBe(en)
  })
})

it.each([
  [1234.567, '1.234,56', '1,234.56'],
  [-3, '-3', '-3'],
])('writes the number %d as %s and %s', (value, vi, en) => {
  expect([i18n.formatNumber(value, 'vi'), i18n.formatNumber(value, 'en')]).toEqual([vi, en])
})

it('shortens counts and writes shares', () => {
  expect(plainSpaces(i18n.formatCompactNumber(12_500, 'vi'))).toBe('12,5 N')
  expect(i18n.formatCompactNumber(12_500, 'en')).toBe('12.5K')
  expect([i18n.formatRate(12_345, 'vi'), i18n.formatRate(500, 'en')]).toEqual(['12,345%', '0.5%'])
  expect([i18n.formatPercent(0.9725, 'vi'), i18n.formatPercent(0.97, 'en')]).toEqual(['97,25%', '97%'])
})

describe('time in Vietnam', () => {
  const evening = Date.UTC(2026, 10, 21, 16, 59, 9)
  const midnight = Date.UTC(2026, 10, 21, 17)

  it('writes days and hours', () => {
    expect(i18n.formatDate(evening, 'vi')).toBe('21/11/2026')
    expect(i18n.formatDate(evening, 'en')).toBe('21 Nov 2026')
    expect(i18n.formatTime(evening, 'vi')).toBe('23:59')
    expect(i18n.formatTime(midnight, 'en')).toBe('00:00')
    expect(i18n.formatTime(evening, 'en', { seconds: true })).toBe('23:59:09')
    expect(i18n.formatDateTime(evening, 'vi')).toBe('23:59 21/11/2026')
    expect(i18n.formatDateTime(evening, 'en')).toBe('21 Nov 2026, 23:59')
  })

  it.each([
    [0, 'Hôm nay', 'Today'],
    [-1, 'Hôm qua', 'Yesterday'],
    [1, 'Ngày mai', 'Tomorrow'],
    [-2, '19/11/2026', '19 Nov 2026'],
    [40, '31/12/2026', '31 Dec 2026'],
  ])('names the day %i days from now', (days, vi, en) => {
    const time = evening + days * 86_400_000
    expect(i18n.formatRelativeDay(time, 'vi', evening)).toBe(vi)
    expect(i18n.formatRelativeDay(time, 'en', evening)).toBe(en)
  })

  it('changes the day at midnight in Vietnam', () => {
    expect(i18n.formatRelativeDay(midnight - 1, 'vi', midnight)).toBe('Hôm qua')
    expect(i18n.dayKey(midnight - 1)).toBe('2026-11-21')
    expect(i18n.dayKey(midnight)).toBe('2026-11-22')
    expect(i18n.startOfDay(evening, 1)).toBe(midnight)
    expect(i18n.startOfDay(midnight)).toBe(midnight)
  })
})

it.each<[string, number]>([
  ['2026-11-22', Date.parse('2026-11-22T00:00:00+07:00')],
  ['2024-02-29', Date.parse('2024-02-29T00:00:00+07:00')],
  ['2026-02-31', Date.parse('2026-03-03T00:00:00+07:00')],
  ['2026-13-01', Date.parse('2027-01-01T00:00:00+07:00')],
  ['today', Number.NaN],
])('begins the day %s, as every browser counts it', (day, start) => {
  expect(i18n.startOfDayKey(day)).toBe(start)
})

it('begins a day of another zone, also one that summer time shortens', () => {
  const zone = { timeZone: 'Europe/Malta' }
  expect(i18n.startOfDayKey('2026-03-29', zone)).toBe(Date.parse('2026-03-29T00:00:00+01:00'))
  expect(i18n.startOfDayKey('2026-03-30', zone)).toBe(Date.parse('2026-03-30T00:00:00+02:00'))
  expect(i18n.dayKey(i18n.startOfDayKey('2026-03-30', zone), zone)).toBe('2026-03-30')
})

it.each([
  [-5, '0 giây', '0 seconds', '00:00'],
  [45_900, '45 giây', '45 seconds', '00:45'],
  [299_000, '4 phút 59 giây', '4 min 59 s', '04:59'],
  [259_200_000, '3 ngày', '3 days', '72:00:00'],
  [3_600_000, '1 giờ', '1 hour', '1:00:00'],
  [3_905_000, '1 giờ 5 phút', '1 h 5 min', '1:05:05'],
  [90_000_000, '1 ngày 1 giờ', '1 d 1 h', '25:00:00'],
])('writes %i ms as %s', (ms, vi, en, countdown) => {
  expect(i18n.formatDuration(ms, 'vi')).toBe(vi)
  expect(i18n.formatDuration(ms, 'en')).toBe(en)
  expect(i18n.formatCountdown(ms)).toBe(countdown)
})

it.each([
  ['+84912345678', '0912 345 678'],
  ['0912345678', '0912 345 678'],
  ['+84912***678', '0912 *** 678'],
  ['0912345***', '0912 345 ***'],
  ['0912******', '0912 *** ***'],
  ['091234', '091234'],
  ['+14155550100', '+14155550100'],
  ['', ''],
])('writes the phone number %s as %s', (phone, text) => {
  expect(i18n.formatPhone(phone)).toBe(text)
})

it.each([
  ['+84912345678', '0912 *** 678'],
  ['0912345678', '0912 *** 678'],
  ['+84912***678', '0912 *** 678'],
  ['+14155550100', '+14155***100'],
])('hides the middle of the phone number %s as %s', (phone, text) => {
  expect(i18n.formatPhone(phone, { masked: true })).toBe(text)
})

describe('order', () => {
  it.each([
    ['letters of the alphabet', 'a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y'],
    ['tones of a letter', 'ma mà mả mã má mạ'],
    ['tones after letters', 'an án ăn ắn ân ấn'],
    ['letters before tones of the next word', 'Đá_gà Đa_kênh'],
    ['capitals beside small letters', 'bàn Bàn bảng Bảng'],
    ['numbers by value', 'Bàn_2 Bàn_10 Bàn_100'],
    ['names', 'An Ăn Bàn Dê Đa_kênh En Ếch Ong Ổi'],
  ])('puts %s as the Vietnamese do: %s', (_what, sorted) => {
    const ordered = sorted.replaceAll('_', '\u00a0').split(' ')
    for (const shuffled of [[...ordered].reverse(), rotated(ordered)]) {
      expect([...shuffled].sort(i18n.compareText)).toEqual(ordered)
    }
  })

  it('takes a letter and its composed form for the same', () => {
    expect(i18n.compareText('Ổi', 'Ổi'.normalize('NFD'))).toBe(0)
  })
})

function rotated(words: readonly string[]): string[] {
  const middle = Math.floor(words.length / 2)
  return [...words.slice(middle), ...words.slice(0, middle)]
}
