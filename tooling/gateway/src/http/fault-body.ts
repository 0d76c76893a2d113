import type { FailureBody } from '@saola/protocol'
import type { Fault } from './fault.ts'
import { messageText } from './messages.ts'

/** The body of a refusal in the caller's language, with a reference that the log carries too. */
export function faultBody(fault: Fault, language: 'VI' | 'EN', reference: string): FailureBody {
  return {
    success: false,
    message: messageText(language, fault.messageKey, fault.params),
    errorCode: fault.code,
    reference,
    ...(fault.text && { text: fault.text }),
    ...(fault.field === undefined ? {} : { field: fault.field }),
    ...(fault.value === undefined ? {} : { value: fault.value }),
  }
}
