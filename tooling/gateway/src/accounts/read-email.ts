import { checkField, plainText, toRule } from '@saola/validation'
import { issueFault } from '../http/issue-fault.ts'

/** A mail address in lower case, or the refusal of what is none. */
export function readEmail(typed: string, language: 'VI' | 'EN', field = 'email'): string {
  const email = plainText(typed).toLowerCase()
  const refused = checkField(rule, email)[0]
  if (refused) throw issueFault({ ...refused, field }, language)
  return email
}

const rule = toRule({ patternId: 3, minLength: 6, maxLength: 100, enabled: true, required: true }, 'email')
