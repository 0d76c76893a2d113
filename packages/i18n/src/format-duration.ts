import type { Language } from './languages.ts'

const units = {
  vi: { day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' },
  en: { day: 'd', hour: 'h', minute: 'min', second: 's' },
} as const satisfies Record<Language, Record<string, string>>

/** One unit alone is written out: `3 days` reads, `3 d` does not. */
const alone: Record<string, string> = { d: 'day', h: 'hour', min: 'minute', s: 'second' }

/** A span in its two largest units: `1 giờ 5 phút`, `1 h 5 min`, `45 giây`, `45 seconds`. Negative counts as zero. */
export function formatDuration(ms: number, language: Language): string {
  const total = wholeSeconds(ms)
  const parts = [
    [Math.floor(total / 86_400), units[language].day],
    [Math.floor(total / 3_600) % 24, units[language].hour],
    [Math.floor(total / 60) % 60, units[language].minute],
    [total % 60, units[language].second],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  const shown = parts.slice(Math.max(first, 0), Math.max(first, 0) + 2).filter(([count]) => count > 0)
  const [count, unit] = first === -1 ? [0, units[language].second] : (shown[0] ?? [0, ''])
  if (shown.length > 1) return shown.map(([many, short]) => `${many} ${short}`).join(' ')
  const written = alone[unit]
  if (written === undefined) return `${count} ${unit}`
  return `${count} ${written}${count === 1 ? '' : 's'}`
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
