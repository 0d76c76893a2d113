import { languageOf, loadTexts } from '@saola/i18n'

const texts = await loadTexts([
  'system',
  'session',
  'member',
  'points',
  'security',
  'validation',
  'wallet',
  'games',
  'lottery',
  'team',
  'transfer',
  'reports',
  'contracts',
  'opening',
  'subaccounts',
  'messages',
  'promotions',
  'protection',
  'support',
])

/** The text of `area.key` in the caller's language with `{{name}}` filled in; the key itself when there is no text. */
export function messageText(
  language: 'VI' | 'EN',
  key: string,
  params?: Record<string, string | number>,
): string {
  return texts.text(languageOf(language), key, params)
}
