import type { ErrorCode } from '@saola/protocol'
import type { Refusal } from '@saola/rules'
import { Fault } from '../http/fault.ts'

/** A refusal of the rules as one of a call. */
export function protectionFault(
  code: Extract<ErrorCode, `protection.${string}`>,
  refusal: Refusal,
  more: { field?: string; value?: unknown },
): Fault {
  return new Fault(code, { ...more, messageKey: refusal.key, params: refusal.params })
}
