import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
  formatTime,
  say,
  type Language,
  type I18n,
} from '@saola/i18n'
import type { BillView } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import type { BillLine } from './bill-formula.ts'

/** A period as it is read: a day, from day to day, or from minute to minute within a day. */
export function periodText({ from, to }: Pick<BillView, 'from' | 'to'>, language: Language): string {
  if (to - from < dayMs) return `${formatDateTime(from, language)} – ${formatTime(to, language)}`
  const [first, last] = [formatDate(from, language), formatDate(to - 1, language)]
  return first === last ? first : `${first} – ${last}`
}

/** A line of a calculation in words. */
export function lineText(i18n: I18n, line: BillLine, language: Language): string {
  const money = (amount: number): string => formatMoney(amount, language)
  switch (line.says) {
    case 'share':
      return say(i18n, 'contracts:formula.share', {
        rate: formatRate(line.rate, language),
        base: money(line.of),
        n: line.tier + 1,
      })
    case 'fixed':
      return say(i18n, 'contracts:formula.fixed', { n: line.tier + 1 })
    case 'lost':
    case 'won':
      return say(i18n, `contracts:formula.${line.says}`, {
        count: line.rounds,
        rate: formatRate(line.rate, language),
        base: money(line.net),
      })
    case 'adjustment':
      return say(i18n, 'contracts:formula.adjustment', { period: periodText(line, language) })
    default:
      return say(i18n, `contracts:formula.${line.says}`)
  }
}
