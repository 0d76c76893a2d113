/** How a call failed: `refused` is a 200 with `success: false`, `mismatch` a reply that breaks the row's schema. */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'aborted' | 'refused' | 'mismatch'

/** What is known about a failed call. */
export type ApiErrorFacts = {
  kind: ApiErrorKind
  /** The row's id, `area.name`. */
  callId: string
  /** The gateway's own text, for people, in the language of the request. */
  message?: string | undefined
  /** The gateway's machine code; without one, the kind, or `http.<status>`. */
  code?: string | undefined
  /** HTTP status; 0 when no reply arrived. */
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
  readonly kind: ApiErrorKind
  readonly callId: string
  readonly code: string
  readonly status: number
  readonly field: string | undefined
  readonly reference: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly body: unknown

  constructor(facts: ApiErrorFacts) {
    super(facts.message ?? describe(facts), { cause: facts.cause })
    this.kind = facts.kind
    this.callId = facts.callId
    this.status = facts.status ?? 0
    this.code = facts.code ?? (facts.kind === 'http' ? `http.${this.status}` : facts.kind)
    this.field = facts.field
    this.reference = facts.reference
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.body = facts.body
  }
}

/** Whether a thrown value is an `ApiError`, also one of another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'marker' in value && value.marker === marker
}

function describe({ kind, callId, status, field }: ApiErrorFacts): string {
  return [callId, kind, status, field].filter((part) => part !== undefined && part !== 0).join(' ')
}
