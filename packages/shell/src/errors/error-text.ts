import { isApiError, phoneErrorKey, type ApiErrorKind } from '@saola/api-client'
import { messageKey, type MessageKey } from '@saola/i18n'
import type { Call } from '@saola/protocol'
import { isUnreachable } from '../connection/connection.ts'
import type { DialogText } from '../dialogs/dialogs.ts'

const texts: Partial<Record<ApiErrorKind, MessageKey>> = {
  network: 'system:error.network',
  timeout: 'system:error.timeout',
  mismatch: 'system:error.mismatch',
  insecure: 'system:error.insecure',
  invalid: 'system:error.invalid',
}

/**
 * What a person reads about a failure: the server's message, a text for what happened on the way, or the code; behind
 * what the operator did wrong stands its reference. A call that moves money and got no reply may have been carried out,
 * and the text says so.
 */
export function errorText(error: unknown, call?: Pick<Call, 'money'>): DialogText {
  const text = textOf(error, call)
  const isOurs = isApiError(error) && (error.status ?? 0) >= 500
  return isOurs && error.reference !== undefined ? { ...text, reference: error.reference } : text
}

/** The same for a place that has the reference apart, to be copied. */
export function errorTextAlone(error: unknown, call?: Pick<Call, 'money'>): DialogText {
  return textOf(error, call)
}

function textOf(error: unknown, call?: Pick<Call, 'money'>): DialogText {
  if (!isApiError(error)) return { key: 'system:error.unknown' }
  if (call?.money && isUnreachable(error)) return { key: 'system:error.money_unknown' }
  const key = texts[error.kind]
  if (key !== undefined) return { key }
  if (error.code === 'TOO_MANY_REQUEST') return { key: 'system:error.too_many_requests' }
  if (error.serverMessage !== undefined) return { words: error.serverMessage }
  if (error.code.startsWith('phone.')) return { key: messageKey(phoneErrorKey(error.code)) }
  // A proxy's bare page: there is no code of the gateway to show.
  if (error.code === `http.${error.status}`) {
    return { key: isUnreachable(error) ? 'system:error.network' : 'system:error.unknown' }
  }
  return { words: error.code }
}
