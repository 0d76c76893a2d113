/**
 * How a call failed: `http` and `refused` are answers of the gateway in its own envelope, with a status of 400 or more and
 * below; `mismatch` is an answer that breaks the row's schema. `network` is no answer of the gateway: none, half of one, or
 * somebody else's on the way (a portal's page, an edge's error), whose `status` it then has.
 * Of what was never sent, `insecure` says that the page is none of https, so that nothing can be sealed, and `invalid` that
 * no request can be made of what was handed in; `field` names the part.
 */
export type ApiErrorKind =
  | 'http'
  | 'timeout'
  | 'network'
  | 'aborted'
  | 'refused'
  | 'mismatch'
  | 'insecure'
  | 'invalid'

/** What is known about a failed call. */
export type ApiErrorFacts = {
  kind: ApiErrorKind
  /** The row's id, `area.name`. */
  callId: string
  /** The gateway's own text, for people, in the language of the request; of every other failure, what is wrong. */
  message?: string | undefined
  /** The gateway's machine code; without one, the kind, or `http.<status>`. */
  code?: string | undefined
  /** HTTP status, whoever said it; 0 when no reply arrived. */
  status?: number | undefined
  /** The input that was refused, or the part of the reply that is wrong. */
  field?: string | undefined
  /** A reference that support can look up. */
  reference?: string | undefined
  /** From `Retry-After`, in seconds. */
  retryAfterSeconds?: number | undefined
  /** The failure body as it arrived. */
  body?: unknown
  cause?: unknown
}

const marker = 'saola.ApiError'

/** The one error that `send` throws. `code` is for branching, `message` for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly marker = marker
  declare readonly kind: ApiErrorKind
  declare readonly callId: string
  declare readonly status: number
  declare readonly code: string
  /** The gateway's own text, when it sent one. */
  declare readonly serverMessage: string | undefined
  declare readonly field: string | undefined
  declare readonly reference: string | undefined
  declare readonly retryAfterSeconds: number | undefined
  declare readonly body: unknown

  constructor({ message, cause, ...facts }: ApiErrorFacts) {
    const { kind, callId, status = 0 } = facts
    const code = facts.code ?? (kind === 'http' ? `http.${status}` : kind)
    super(message ?? `${callId} ${code}`, { cause })
    const serverMessage = kind === 'http' || kind === 'refused' ? message : undefined
    Object.assign(this, facts, { status, code, serverMessage })
  }
}

/** Whether a thrown value is an `ApiError`, also one of another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  // Whatever was thrown may be asked for the marker; only null and undefined could not answer.
  return (value as Partial<ApiError> | null | undefined)?.marker === marker
}
