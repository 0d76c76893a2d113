import { isApiError, type ApiErrorKind } from '@saola/api-client'
import type { MessageKey } from '@saola/i18n'
import type { DialogText } from './dialogs.ts'

const texts: Partial<Record<ApiErrorKind, MessageKey>> = {
  network: 'system:error.network',
  timeout: 'system:error.timeout',
  mismatch: 'system:error.mismatch',
}

/** What a person reads about a failure: the server's message, a text for what happened on the way, or the code. */
export function errorText(error: unknown): DialogText {
  if (!isApiError(error)) return { key: 'system:error.unknown' }
  const key = texts[error.kind]
  if (key !== undefined) return { key }
  if (error.code === 'TOO_MANY_REQUEST') return { key: 'system:error.too_many_requests' }
  return { words: serverMessage(error.body) ?? error.code }
}

function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined
}
