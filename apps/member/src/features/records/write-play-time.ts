import { formatDuration, type Language } from '@saola/i18n'

const minute = 60_000

/** Time played in whole minutes, and below one in seconds: who has played a round has not played for nothing. */
export function writePlayTime(ms: number, language: Language): string {
  return formatDuration(ms < minute ? ms : Math.floor(ms / minute) * minute, language)
}
