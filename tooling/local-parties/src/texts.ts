import { languageOf, loadTexts } from '@saola/i18n'

const texts = await loadTexts([
  'bank',
  'outbox',
  'desk',
  'identity',
  'wallet',
  'support',
  'promotions',
  'protection',
  'games',
  'session',
  'validation',
  'system',
])

/** The text of `area.key` in a language with `{{name}}` filled in; the key itself when there is no text. */
export function messageText(
  language: 'VI' | 'EN',
  key: string,
  params?: Record<string, string | number>,
): string {
  return texts.text(languageOf(language), key, params)
}
