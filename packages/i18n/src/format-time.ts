import { keepPerLanguage, type PerLanguage } from './keep-per-language.ts'
import type { Language } from './languages.ts'

/** The clock of the product: Vietnam has been at UTC+7 without summer time since 1975. */
export const timeZone = 'Asia/Ho_Chi_Minh'

const offsetMs = 7 * 3_600_000
const dayMs = 86_400_000

const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>

function perLanguage(
  options: Intl.DateTimeFormatOptions | Record<Language, Intl.DateTimeFormatOptions>,
): PerLanguage<Intl.DateTimeFormat> {
  return keepPerLanguage(
    (language) =>
      new Intl.DateTimeFormat(locales[language], {
        timeZone,
        ...('vi' in options ? options[language] : options),
      }),
  )
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
} as const satisfies Record<Language, Record<string, string>>

/** A day in Vietnam: `21/11/2026` or `21 Nov 2026`. `time` is in ms since 1970. */
export function formatDate(time: number, language: Language): string {
  return day(language).format(time)
}

/** A month in Vietnam: `Tháng 11/2026` or `November 2026`. */
export function formatMonth(time: number, language: Language): string {
  const parts = Object.fromEntries(
    month(language)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  if (language === 'en') return `${parts['month']} ${parts['year']}`
  return `Tháng ${parts['month']}/${parts['year']}`
}

/** A time of day in Vietnam, 24 hours: `14:05`, or `14:05:09` with seconds. */
export function formatTime(time: number, language: Language, options: { seconds?: boolean } = {}): string {
  return (options.seconds === true ? clockSeconds : clock)(language).format(time)
}

/** Day and time in Vietnam: `14:05 21/11/2026` or `21 Nov 2026, 14:05`. */
export function formatDateTime(
  time: number,
  language: Language,
  options: { seconds?: boolean } = {},
): string {
  const parts = { day: formatDate(time, language), clock: formatTime(time, language, options) }
  return language === 'vi' ? `${parts.clock} ${parts.day}` : `${parts.day}, ${parts.clock}`
}

/** `Hôm nay`, `Hôm qua`, `Ngày mai` by the Vietnamese calendar, any other day as a date. */
export function formatRelativeDay(time: number, language: Language, now: number): string {
  const distance = String(vietnameseDay(time) - vietnameseDay(now))
  const near: Record<string, string> = nearDays[language]
  return near[distance] ?? formatDate(time, language)
}

/** The day in Vietnam as `2026-11-21`, for grouping rows and for date fields. */
export function dayKey(time: number): string {
  return new Date(time + offsetMs).toISOString().slice(0, 10)
}

/** The first millisecond of the Vietnamese day that holds `time`; `days` moves it by whole days. */
export function startOfDay(time: number, days = 0): number {
  return (vietnameseDay(time) + days) * dayMs - offsetMs
}

function vietnameseDay(time: number): number {
  return Math.floor((time + offsetMs) / dayMs)
}
