import { formatDateTime, formatMoney, formatRate, languageOf } from '@saola/i18n'
import type { Refusal } from '@saola/rules'

/** The values of a refusal as people read them; their names say what they are. */
export function refusalParams(
  { params = {} }: Refusal,
  wireLanguage: 'VI' | 'EN',
): Record<string, string | number> {
  const language = languageOf(wireLanguage)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name.endsWith('Amount')) return [name, formatMoney(value, language)]
      if (name.endsWith('Rate')) return [name, formatRate(value, language)]
      if (name.endsWith('At')) return [name, formatDateTime(value, language)]
      return [name, value]
    }),
  )
}
