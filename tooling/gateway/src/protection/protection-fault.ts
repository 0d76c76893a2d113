import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { ErrorCode } from '@saola/protocol'
import type { Refusal } from '@saola/rules'
import { Fault } from '../http/fault.ts'

/** A refusal of the rules as one of a call: its amounts and times written out, its words in the caller's language. */
export function protectionFault(
  code: Extract<ErrorCode, `protection.${string}`>,
  refusal: Refusal,
  { language, ...more }: { language: 'VI' | 'EN'; field?: string; value?: unknown },
): Fault {
  return new Fault(code, { ...more, messageKey: refusal.key, params: written(refusal, language) })
}

/** The values of a refusal as people read them; their names say what they are. */
function written({ params = {} }: Refusal, wireLanguage: 'VI' | 'EN'): Record<string, string | number> {
  const language = languageOf(wireLanguage)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name.endsWith('Amount')) return [name, formatMoney(value, language)]
      if (name.endsWith('At')) return [name, formatDateTime(value, language)]
      return [name, value]
    }),
  )
}
