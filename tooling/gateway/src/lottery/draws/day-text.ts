import { civilDay } from '@saola/rules'

/** A day in Vietnam as text: `2026-11-22`. */
export function dayText(at: number): string {
  const { year, month, day } = civilDay(at)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** The same as draws are named by it: `20261122`. */
export function dayCode(at: number): string {
  return dayText(at).replaceAll('-', '')
}
