import * as i18n from '@saola/i18n'
import { describe, expect, it, vi } from 'vitest'

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** 14:05 in Vietnam and Bangkok, 8:05 in Berlin, 2:05 in New York, on 21 November 2026. */
const time = Date.UTC(2026, 10, 21, 7, 5)
const hour = 3_600_000

const overrides = async (language: string): Promise<i18n.TextOverrides> =>
  language === 'zh' ? { 'shell:nav.home': '首页', 'member:messages.unread': '{{count, number}} 条未读' } : {}

describe('a language that is not ours (system 49)', () => {
  it('is read in what a brand says in it, and the rest in English', async () => {
    const texts = await i18n.createI18n({ language: 'zh', areas: ['shell', 'member'], overrides })
    expect(texts.t('shell:nav.home')).toBe('首页')
    expect(texts.t('member:messages.unread', { count: 1_200 })).toBe('1,200 条未读')
    expect(texts.t('shell:nav.back_to_site')).toBe('Back to the home page')
  })

  it('counts in English where English stands in', async () => {
    const texts = await i18n.createI18n({ language: 'zh', areas: ['member'] })
    expect(texts.t('member:messages.unread', { count: 1 })).toBe('1 unread')
  })

  it('may count in more ways than ours do', async () => {
    const onOverrideProblem = vi.fn<(problem: string) => void>()
    const texts = await i18n.createI18n({
      language: 'pl',
      areas: ['member'],
      overrides: { 'member:messages.unread_few': '{{count, number}} nowe' } as i18n.TextOverrides,
      onOverrideProblem,
    })
    expect(texts.t('member:messages.unread', { count: 3 })).toBe('3 nowe')
    expect(onOverrideProblem).not.toHaveBeenCalled()
  })

  it('is changed to and from like ours', async () => {
    const texts = await i18n.createI18n({ language: 'vi', overrides })
    await i18n.changeLanguage(texts, 'zh')
    expect(texts.t('shell:nav.home')).toBe('首页')
    await i18n.loadAreas(texts, 'wallet')
    expect(texts.t('wallet:deposit.title')).toBe('Deposit')
    await i18n.changeLanguage(texts, 'vi')
    expect(texts.t('wallet:deposit.title')).toBe('Nạp tiền')
  })

  it('hears of a text that nobody has, as English does', async () => {
    const onMissing = vi.fn<(key: string, language: string) => void>()
    const texts = await i18n.createI18n({ language: 'zh', onMissing })
    expect(texts.t('shell:no_such' as 'shell:nav.home')).toBe('shell:no_such')
    expect(onMissing).toHaveBeenCalledWith('shell:no_such', 'en')
  })

  it.each([
    ['vi', 'Tiếng Việt'],
    ['en', 'English'],
    ['zh', '中文'],
    ['id', 'Indonesia'],
    ['fr', 'Français'],
  ])('%s is called %s by who speaks it', (language, name) => {
    expect(i18n.languageName(language)).toBe(name)
  })

  it.each([
    [{ zh: '你好', en: 'Hello', vi: 'Xin chào' }, 'zh', '你好'],
    [{ en: 'Hello', vi: 'Xin chào' }, 'zh', 'Hello'],
    [{ vi: 'Xin chào' }, 'zh', 'Xin chào'],
    [{ en: '', vi: 'Xin chào' }, 'en', 'Xin chào'],
    [{}, 'vi', ''],
  ])('of %j who reads %s is told "%s"', (texts, language, told) => {
    expect(i18n.textIn(texts, language)).toBe(told)
  })

  it.each([
    ['zh', '₫1,234,568', '2026年11月21日', '今天', '1,234.5'],
    ['th', '₫1,234,568', '21 พ.ย. 2569', 'วันนี้', '1,234.5'],
    ['de', '1.234.568 ₫', '21. Nov. 2026', 'Heute', '1.234,5'],
  ])('%s has its own numbers and days', (language, money, day, today, number) => {
    expect(plainSpaces(i18n.formatMoney(1_234_568, language))).toBe(money)
    expect(i18n.formatDate(time, language)).toBe(day)
    expect(i18n.formatRelativeDay(time, language, time + hour)).toBe(today)
    expect(i18n.formatNumber(1_234.5, language)).toBe(number)
  })

  it('has its own spans of time, and no amounts in words', () => {
    expect(plainSpaces(i18n.formatDuration(3_900_000, 'de'))).toBe('1 Std. 5 Min.')
    expect(plainSpaces(i18n.formatDuration(3 * 86_400_000, 'de'))).toBe('3 Tage')
    expect(i18n.amountInWords(1_000, 'de')).toBeUndefined()
  })
})

describe('another currency', () => {
  const usdt = { sign: 'USDT', decimals: 2 }
  it.each([
    ['USDT in English', 1_250.5, 'en', usdt, {}, 'USDT 1,250.50'],
    ['USDT in Vietnamese', 1_250.5, 'vi', usdt, {}, '1.250,50 USDT'],
    ['a sign that is no letter', -0.00012, 'en', { sign: '₿', decimals: 5 }, {}, '-₿0.00012'],
    ['baht in Thai', 1_250.5, 'th', 'THB', {}, '฿1,250.50'],
    ['a gain', 5, 'en', usdt, { signed: true }, '+USDT 5.00'],
    ['little room', 1_300_000, 'en', usdt, { compact: true }, 'USDT 1.3M'],
  ])('is written with its decimals: %s', (_, amount, language, currency, options, written) => {
    expect(plainSpaces(i18n.formatCurrency(amount, language, currency, options))).toBe(written)
  })

  it('is đồng too, as everywhere else', () => {
    expect(i18n.formatCurrency(50_000, 'vi', 'VND')).toBe(i18n.formatMoney(50_000, 'vi'))
    expect(i18n.formatCurrency(50_000, 'en', 'VND')).toBe(i18n.formatMoney(50_000, 'en'))
  })

  it('throws where the code is none', () => {
    expect(() => i18n.formatCurrency(1, 'en', 'USDT')).toThrow(RangeError)
  })
})

describe('another time zone', () => {
  it.each([
    ['Asia/Bangkok', '14:05 21/11/2026', '2026-11-21'],
    ['Europe/Berlin', '08:05 21/11/2026', '2026-11-21'],
    ['Pacific/Auckland', '20:05 21/11/2026', '2026-11-21'],
    ['America/Los_Angeles', '23:05 20/11/2026', '2026-11-20'],
  ])('%s has its own clock and days', (timeZone, shown, day) => {
    expect(i18n.formatDateTime(time, 'vi', { timeZone })).toBe(shown)
    expect(i18n.dayKey(time, { timeZone })).toBe(day)
    const start = i18n.startOfDay(time, 0, { timeZone })
    expect(i18n.formatTime(start, 'vi', { timeZone, seconds: true })).toBe('00:00:00')
    expect(i18n.dayKey(start - 1, { timeZone })).not.toBe(day)
  })

  it('counts days over the change to summer time', () => {
    const timeZone = 'Europe/Berlin'
    // Clocks go forward on 29 March and back on 25 October 2026.
    for (const day of [Date.UTC(2026, 2, 29, 12), Date.UTC(2026, 9, 25, 12)]) {
      const starts = [-1, 0, 1, 2].map((days) => i18n.startOfDay(day, days, { timeZone }))
      expect(starts.map((start) => i18n.formatTime(start, 'vi', { timeZone }))).toEqual(
        Array(4).fill('00:00'),
      )
    }
    const spring = Date.UTC(2026, 2, 29, 12)
    const length = i18n.startOfDay(spring, 1, { timeZone }) - i18n.startOfDay(spring, 0, { timeZone })
    expect(length).toBe(23 * hour)
  })

  it('decides what today is', () => {
    const now = time + 12 * hour
    expect(i18n.formatRelativeDay(time, 'en', now, { timeZone: 'Asia/Bangkok' })).toBe('Yesterday')
    expect(i18n.formatRelativeDay(time, 'en', now, { timeZone: 'Europe/Berlin' })).toBe('Today')
  })
})
