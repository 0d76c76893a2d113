import { errorCodes, type ErrorCode } from '@saola/protocol'

/**
 * A refusal on its way to the caller. `field` names the input that was refused, `value` travels in the body,
 * `params` fill the message. The status follows from the code.
 */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly value: unknown
  readonly params: Record<string, string | number>
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    more: {
      field?: string
      value?: unknown
      params?: Record<string, string | number>
      retryAfterSeconds?: number
      cause?: unknown
      /** A message key other than the code's own, for example a validation message. */
      messageKey?: string
    } = {},
  ) {
    super(code, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'Fault'
    this.code = code
    this.status = errorCodes[code]
    this.field = more.field
    this.value = more.value
    this.params = more.params ?? {}
    this.retryAfterSeconds = more.retryAfterSeconds
    this.messageKey =
      more.messageKey ?? (code.startsWith('phone.') ? `system.${code}` : `system.code.${code}`)
  }

  readonly messageKey: string
}
