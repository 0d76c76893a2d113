import { keepPerLanguage, type PerLanguage } from './keep-per-language.ts'
import { isOwnLanguage, languageOf, type Language, type OwnLanguage } from '../languages.ts'
import { dayNumber, startOfDayNumber, vietnam } from './time-zone.ts'

/** Whose clock shows a time: a zone of the IANA list, Vietnam's where none is named. */
export type Zone = { readonly timeZone?: string }

const dayMs = 86_400_000

const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<OwnLanguage, string>

type Form = Intl.DateTimeFormatOptions
type Kept = (language: Language, timeZone?: string) => Intl.DateTimeFormat

function perLanguage(options: Form | Record<OwnLanguage, Form>): Kept {
  const perZone = new Map<string, PerLanguage<Intl.DateTimeFormat>>()
  return (language, timeZone = vietnam) => {
    const kept =
      perZone.get(timeZone) ??
      keepPerLanguage(
        (shown) =>
          new Intl.DateTimeFormat(isOwnLanguage(shown) ? locales[shown] : shown, {
            timeZone,
            ...('vi' in options ? options[languageOf(shown)] : options),
          }),
      )
    perZone.set(timeZone, kept)
    return kept(language)
  }
}

const day = /* @__PURE__ */ perLanguage({
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
})
const clock = /* @__PURE__ */ perLanguage({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const clockSeconds = /* @__PURE__ */ perLanguage({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const month = /* @__PURE__ */ perLanguage({
  vi: { month: '2-digit', year: 'numeric' },
  en: { month: 'long', year: 'numeric' },
})

const nearDays = {
  vi: { '-1': 'Hôm qua', '0': 'Hôm nay', '1': 'Ngày mai' },
  en: { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' },
} as const satisfies Record<OwnLanguage, Record<string, string>>

/** A day: `21/11/2026` or `21 Nov 2026`. `time` is in ms since 1970. */
export function formatDate(time: number, language: Language, { timeZone }: Zone = {}): string {
  return day(language, timeZone).format(time)
}

/** A month: `Tháng 11/2026` or `November 2026`. */
export function formatMonth(time: number, language: Language, { timeZone }: Zone = {}): string {
  if (!isOwnLanguage(language)) return month(language, timeZone).format(time)
  const parts = Object.fromEntries(
    month(language, timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  if (language === 'en') return `${parts['month']} ${parts['year']}`
  return `Tháng ${parts['month']}/${parts['year']}`
}

/** A time of day, 24 hours: `14:05`, or `14:05:09` with seconds. */
export function formatTime(
  time: number,
  language: Language,
  options: Zone & { seconds?: boolean } = {},
): string {
  return (options.seconds === true ? clockSeconds : clock)(language, options.timeZone).format(time)
}

/** Day and time: `14:05 21/11/2026` or `21 Nov 2026, 14:05`. */
export function formatDateTime(
  time: number,
  language: Language,
  options: Zone & { seconds?: boolean } = {},
): string {
  const parts = { day: formatDate(time, language, options), clock: formatTime(time, language, options) }
  return language === 'vi' ? `${parts.clock} ${parts.day}` : `${parts.day}, ${parts.clock}`
}

/** `Hôm nay`, `Hôm qua`, `Ngày mai` by the calendar, any other day as a date. */
export function formatRelativeDay(time: number, language: Language, now: number, zone: Zone = {}): string {
  const distance = dayNumber(time, zone.timeZone) - dayNumber(now, zone.timeZone)
  if (Math.abs(distance) > 1) return formatDate(time, language, zone)
  if (isOwnLanguage(language)) return nearDays[language][nearDay(distance)]
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day')
  return near.charAt(0).toLocaleUpperCase(language) + near.slice(1)
}

function nearDay(distance: number): keyof (typeof nearDays)['vi'] {
  if (distance === 0) return '0'
  return distance < 0 ? '-1' : '1'
}

/** The day as `2026-11-21`, for grouping rows and for date fields. */
export function dayKey(time: number, { timeZone }: Zone = {}): string {
  return new Date(dayNumber(time, timeZone) * dayMs).toISOString().slice(0, 10)
}

/** The first millisecond of the day that holds `time`; `days` moves it by whole days. */
export function startOfDay(time: number, days = 0, { timeZone }: Zone = {}): number {
  return startOfDayNumber(dayNumber(time, timeZone) + days, timeZone)
}
