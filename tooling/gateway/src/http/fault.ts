import type { TextValues } from '@saola/i18n'
import { errorCodes, type ErrorCode, type FailureBody } from '@saola/protocol'

/**
 * A refusal on its way to the caller. `field` names the input that was refused, `value` travels in the body,
 * `params` fill the message and travel too: as they are, for the ends of their names say how they are written
 * (`formatValues`). The status follows from the code.
 */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly value: unknown
  readonly params: TextValues
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    more: {
      field?: string
      value?: unknown
      params?: TextValues | undefined
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
    this.messageKey = more.messageKey ?? ownKey(code)
  }

  readonly messageKey: string

  /**
   * Which text the message is, where the code alone does not say it. One of `validation` names its field by a label, which is in
   * the caller's language already.
   */
  get text(): FailureBody['text'] {
    const { messageKey: key, params: values } = this
    const isOfCode = key === ownKey(this.code) && Object.keys(values).length === 0
    return isOfCode || key.startsWith('validation.') ? undefined : { key, values }
  }
}

function ownKey(code: ErrorCode): string {
  return code.startsWith('phone.') ? `system.${code}` : `system.code.${code}`
}
