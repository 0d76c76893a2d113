import { optionalText } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import type { Fields } from '../http/wire.ts'
import { registerRules } from '../memory/settings.ts'

/** Refuses a registration, naming the first field that breaks its rule. */
export function checkRegistration(body: Fields): void {
  for (const [field, rule] of Object.entries(registerRules)) {
    const text = optionalText(body, field)
    const isMissing = text === '' && rule.required
    const isAllowed = text === '' || (isLong(text, rule) && hasForm(text, rule.acceptedPattern))
    if (rule.enabled && (isMissing || !isAllowed)) throw new Refused('request_param_err', { field })
  }
  const repeated = optionalText(body, 'confirmPassword')
  if (repeated !== '' && repeated !== optionalText(body, 'password')) {
    throw new Refused('request_param_err', { field: 'confirmPassword' })
  }
}

function isLong(text: string, { minLength, maxLength }: { minLength: number; maxLength: number }): boolean {
  return text.length >= minLength && text.length <= maxLength
}

function hasForm(text: string, acceptedPattern: string): boolean {
  return acceptedPattern === '*' || new RegExp(acceptedPattern).test(text)
}
