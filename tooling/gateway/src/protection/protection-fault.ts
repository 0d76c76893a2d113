import type { ErrorCode } from '@saola/protocol'
import type { Refusal } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import { refusalParams } from '../http/refusal-params.ts'

/** A refusal of the rules as one of a call: its amounts and times written out, its words in the caller's language. */
export function protectionFault(
  code: Extract<ErrorCode, `protection.${string}`>,
  refusal: Refusal,
  { language, ...more }: { language: 'VI' | 'EN'; field?: string; value?: unknown },
): Fault {
  return new Fault(code, { ...more, messageKey: refusal.key, params: refusalParams(refusal, language) })
}
