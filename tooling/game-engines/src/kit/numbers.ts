import { oneTimes } from '../payout.ts'
import { language } from './page-data.ts'

const locale = language === 'EN' ? 'en-US' : 'vi-VN'
const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND' })
const whole = new Intl.NumberFormat(locale)
const short = new Intl.NumberFormat('en-US', { notation: 'compact' })
const twoPlaces = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwoPlaces = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' })
const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Ho_Chi_Minh',
})
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' })
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
const percent = percentWith(2)
const finePercent = percentWith(4)

function percentWith(places: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
}

/** Whole đồng as money. */
export function asMoney(amount: number): string {
  return money.format(amount)
}

/** Whole đồng with grouped digits, for a field. */
export function asWhole(amount: number): string {
  return whole.format(amount)
}

/** Whole đồng for a chip: 10K, 500K. */
export function asShort(amount: number): string {
  return short.format(amount)
}

/** A multiplier in ten-thousandths with two places, rounded down: 1.98x. */
export function asTimes(multiplier: number): string {
  return `${twoPlaces.format(Math.floor((multiplier * 100) / oneTimes) / 100)}x`
}

/** A multiplier in ten-thousandths as short as it goes: 2x, 1.5x. */
export function asShortTimes(multiplier: number): string {
  return `${upToTwoPlaces.format(Math.floor((multiplier * 100) / oneTimes) / 100)}x`
}

/** A short result of the betting record, with its decimals as the language writes them. */
export function asResult(result: string): string {
  return language === 'EN' ? result : result.replace(/(\d)\.(\d)/g, '$1,$2')
}

/** Hundredths for a field, without a sign. */
export function asHundredths(hundredths: number): string {
  return twoPlaces.format(hundredths / 100)
}

/** A share of one as a percentage; small ones with more places, so that rounding promises nothing. */
export function asPercent(part: number): string {
  return (part < 0.01 ? finePercent : percent).format(part)
}

/** A published share as a percentage, as short as it goes: 0.2%. */
export function asShare(part: number): string {
  return share.format(part)
}

/** Milliseconds since 1970 as the time of day in Vietnam. */
export function asTime(at: number): string {
  return time.format(at)
}

/** Milliseconds since 1970 as day and time of day in Vietnam. */
export function asMoment(at: number): string {
  return moment.format(at)
}

/** Milliseconds since 1970 as hours and minutes in Vietnam. */
export function asClock(at: number): string {
  return clock.format(at)
}

/** Hundredths of what a field says. A comma or a point may part the decimals; the last mark counts, earlier ones group. */
export function hundredthsOf(value: string): number {
  const plain = value.normalize('NFKC').replace(/[^\d.,]/g, '')
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  // A mark before exactly three digits groups thousands: no multiplier has three decimals.
  const groups = mark >= 0 && plain.length - mark - 1 === 3
  const wholePart = (mark >= 0 && !groups ? plain.slice(0, mark) : plain).replace(/\D/g, '')
  const decimals = mark >= 0 && !groups ? plain.slice(mark + 1).slice(0, 2) : ''
  if (wholePart === '' && decimals === '') return Number.NaN
  return Number(wholePart || '0') * 100 + Number(decimals.padEnd(2, '0') || '0')
}

/** What comes back of all stakes, from hundredths of a percent, cut there so that nobody is promised more than there is. */
export function asReturn(hundredths: number): string {
  return asPercent(Math.floor(hundredths) / 10_000)
}
