import { isApiError } from '@saola/api-client'
import {
  formatValues,
  messageKey,
  say,
  splitKey,
  type DottedKey,
  type MessageKey,
  type I18n,
} from '@saola/i18n'
import type { Call, FailureText } from '@saola/protocol'
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

/** The same text by key, where ours say the whole of what the failure means; else the text as it is. */
export function inOurWords<Text extends DialogText>(
  i18n: I18n,
  text: Text,
  error: unknown,
): Text | DialogText {
  const own = ownText(i18n, error)
  if (!('words' in text) || own === undefined) return text
  const { words: _, ...more } = text
  return { ...more, ...own }
}

/** What our texts say of a failure, in the language of now. */
export function sayFailure(i18n: I18n, error: unknown): string | undefined {
  const own = ownText(i18n, error)
  return own && say(i18n, own.key, own.values)
}

type OwnText = { key: MessageKey; values: Record<string, string | number> }

/** The text that the gateway names, or the one of its code; undefined where ours do not have the whole of it. */
function ownText(i18n: I18n, error: unknown): OwnText | undefined {
  if (!isApiError(error)) return undefined
  const { code, body } = error
  const ofCode: FailureText = { key: `system.${code.startsWith('phone.') ? '' : 'code.'}${code}`, values: {} }
  // Whatever stands there can be asked for its fields; a text that is none of ours is not found.
  const named: FailureText = { key: '', values: {}, ...Object(body)['text'] }
  const found = [named, ofCode].find((text) => isWhole(i18n, text))
  // A text that is there has a key.
  const key = found && messageKey(found.key as DottedKey)
  return key && { key, values: formatValues(found.values, i18n.language) }
}

/** Whether ours have the text, in a catalogue that is loaded, and the values for all its holes. */
function isWhole(i18n: I18n, { key, values }: FailureText): boolean {
  const place = splitKey(String(key).replace('.', ':'))
  const text: unknown = place && i18n.getResource(i18n.language, place.area, place.key)
  return (
    typeof text === 'string' &&
    [...text.matchAll(/\{\{(\w+)/g)].every(([, hole = '']) => hole in Object(values))
  )
}
