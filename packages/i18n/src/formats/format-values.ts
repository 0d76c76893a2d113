import type { Language } from '../languages.ts'
import { formatMoney, formatRate } from './format-number.ts'
import { formatDateTime } from './format-time.ts'

/** What a text is told with, by the names of its holes. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * The values of a text as people read them. A name says by its end what a number is: `Amount` đồng, `Rate` a rate, `At` a
 * moment to the minute, `Second` one to the second; any other value stays as it is.
 * @example formatValues({ minAmount: 20_000, most: 5 }, 'vi') // { minAmount: '20.000 ₫', most: 5 }
 */
export function formatValues(values: TextValues, language: Language): Record<string, string | number> {
  const write = (name: string, value: number): string | number => {
    if (name.endsWith('Amount')) return formatMoney(value, language)
    if (name.endsWith('Rate')) return formatRate(value, language)
    const seconds = name.endsWith('Second')
    return seconds || name.endsWith('At') ? formatDateTime(value, language, { seconds }) : value
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? write(name, value) : value,
    ]),
  )
}
