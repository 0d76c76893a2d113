import { formatValues, languageOf, loadTexts, type TextValues } from '@saola/i18n'

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
  'verification',
  'support',
])

/**
 * The text of `area.key` in the caller's language with `{{name}}` filled in, amounts, rates and times by the ends of their names
 * (`formatValues`); the key itself when there is no text.
 */
export function messageText(language: 'VI' | 'EN', key: string, params: TextValues = {}): string {
  const spoken = languageOf(language)
  return texts.text(spoken, key, formatValues(params, spoken))
}
