import { isApiError } from '@saola/api-client'
import type { Call } from '@saola/protocol'
import type { i18n as I18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DialogText } from '../dialogs/dialogs.ts'
import { errorText } from './error-text.ts'

/**
 * What a person reads about a failure that stands on the screen, nothing for none. The gateway's own words are in the
 * language that was asked in: once another one is chosen, our texts say what its code means.
 */
export function useErrorText(error: unknown, call?: Pick<Call, 'money'>): DialogText | undefined {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [told, setTold] = useState({ error, language })
  if (told.error !== error) setTold({ error, language })
  if (error === null || error === undefined) return undefined
  const text = errorText(error, call)
  return told.error === error && told.language !== language ? inOurWords(i18n, text, error) : text
}

/** The same text by key, where ours say the whole of what the code of the failure means; else the text as it is. */
export function inOurWords<Text extends DialogText>(
  i18n: I18n,
  text: Text,
  error: unknown,
): Text | DialogText {
  if (!('words' in text) || !isApiError(error)) return text
  const { words: _, ...more } = text
  return isWhole(i18n, error.code) ? { ...more, key: codeKey(error.code) } : text
}

/** What our texts say of a code, for what no longer has its failure at hand. */
export function sayCode(i18n: I18n, code: unknown): string | undefined {
  return typeof code === 'string' && isWhole(i18n, code) ? i18n.t(codeKey(code)) : undefined
}

/** A text with holes is told with values that only the gateway has. */
function isWhole(i18n: I18n, code: string): boolean {
  const text: unknown = i18n.getResource(i18n.language, 'system', `code.${code}`)
  return typeof text === 'string' && !text.includes('{{')
}

/** Of all codes that there are; `isWhole` says whether there is one. */
function codeKey(code: string): 'system:code.not_found' {
  return `system:code.${code}` as 'system:code.not_found'
}
