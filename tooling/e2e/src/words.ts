import { areas, createI18n, formatMoney, loadAreas, say, type Language, type MessageKey } from '@saola/i18n'

/** The product's own texts, so that journeys read what members read. */
export type Words = {
  language: Language
  say: (key: MessageKey, params?: Record<string, string | number>) => string
  money: (amount: number) => string
}

/** Loads every catalogue. */
export async function wordsOf(language: Language): Promise<Words> {
  const i18n = await createI18n({ language })
  await loadAreas(i18n, ...areas)
  return {
    language,
    say: (key, params) => say(i18n, key, params),
    money: (amount) => formatMoney(amount, language),
  }
}
