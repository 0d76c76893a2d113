import type { Call } from '@saola/protocol'
import { isApiError } from './api-error.ts'

/** What should happen after a failed call. */
export type Reaction =
  /** Warn with the server's message; on confirm clear the session and return to the root. */
  | { kind: 'sign-out'; message: string | undefined }
  | { kind: 'nothing' }
  /** The caller shows it, near the form. */
  | { kind: 'caller'; body: unknown }
  /** A warning with the server's message, or with a text for the code when it sent none. */
  | { kind: 'warn'; message: string | undefined; code: string }

/**
 * The error catalogue (wire 19) as one table: 401, 502, TOO_MANY_REQUEST, rows whose errors belong to the
 * caller, everything else. An abort is nobody's error; a value that is no `ApiError` warns with the code `unknown`.
 */
export function reactionTo(error: unknown, call: Pick<Call, 'errors'>): Reaction {
  if (!isApiError(error)) return { kind: 'warn', message: undefined, code: 'unknown' }
  if (error.kind === 'aborted') return { kind: 'nothing' }
  const message = error.serverMessage
  if (error.kind === 'http' && error.status === 401) return { kind: 'sign-out', message }
  if (error.status === 502 || error.code === 'TOO_MANY_REQUEST') return { kind: 'nothing' }
  if (call.errors === 'caller') return { kind: 'caller', body: error.body }
  return { kind: 'warn', message, code: error.code }
}
