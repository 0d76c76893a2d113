import { isOwnLanguage, type Language, type OwnLanguage } from '../languages.ts'

const units = {
  vi: { day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' },
  en: { day: 'd', hour: 'h', minute: 'min', second: 's' },
} as const satisfies Record<OwnLanguage, Record<string, string>>

/** A span in its two largest units: `1 giờ 5 phút`, `1 h 5 min`, `45 giây`, `45 seconds`. Negative counts as zero. */
export function formatDuration(ms: number, language: Language): string {
  const total = wholeSeconds(ms)
  const parts = [
    [Math.floor(total / 86_400), 'day'],
    [Math.floor(total / 3_600) % 24, 'hour'],
    [Math.floor(total / 60) % 60, 'minute'],
    [total % 60, 'second'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  const shown = parts.slice(Math.max(first, 0), Math.max(first, 0) + 2).filter(([count]) => count > 0)
  if (shown.length > 1) return shown.map(([many, unit]) => writeShort(many, unit, language)).join(' ')
  const [count, unit] = shown[0] ?? [0, 'second']
  return writeAlone(count, unit, language)
}

type Unit = keyof (typeof units)['vi']

function writeShort(count: number, unit: Unit, language: Language): string {
  return isOwnLanguage(language)
    ? `${count} ${units[language][unit]}`
    : writeUnit(count, unit, language, 'short')
}

/** One unit alone is written out: `3 days` reads, `3 d` does not. */
function writeAlone(count: number, unit: Unit, language: Language): string {
  if (language === 'vi') return writeShort(count, unit, language)
  return language === 'en'
    ? `${count} ${unit}${count === 1 ? '' : 's'}`
    : writeUnit(count, unit, language, 'long')
}

function writeUnit(count: number, unit: Unit, language: Language, unitDisplay: 'short' | 'long'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)
}

/** What a countdown shows, the same in every language: `04:59`, `1:00:00`. Negative counts as zero. */
export function formatCountdown(ms: number): string {
  const total = wholeSeconds(ms)
  const hours = Math.floor(total / 3_600)
  const minutes = String(Math.floor(total / 60) % 60).padStart(2, '0')
  const seconds = String(total % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${minutes}:${seconds}` : `${minutes}:${seconds}`
}

function wholeSeconds(ms: number): number {
  return Math.max(0, Math.floor(ms / 1_000))
}
