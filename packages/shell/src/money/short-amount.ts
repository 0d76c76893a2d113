import { formatMoney, languageOf, type Language, type OwnLanguage } from '@saola/i18n'

const million = { vi: 'Tr', en: 'M' } as const satisfies Record<OwnLanguage, string>

/** A round amount as people say it, for a chip: `500K`, `5Tr` or `5M`; any other in full. */
export function shortAmount(dong: number, language: Language): string {
  if (dong > 0 && dong % 1_000_000 === 0) return `${dong / 1_000_000}${million[languageOf(language)]}`
  if (dong > 0 && dong % 1_000 === 0 && dong < 1_000_000) return `${dong / 1_000}K`
  return formatMoney(dong, language)
}
