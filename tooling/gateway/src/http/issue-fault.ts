import { messageOf, type Issue } from '@saola/validation'
import { Fault } from './fault.ts'
import { messageText } from './messages.ts'

/** The refusal of one field with its validation message; the text names the field in the caller's language. */
export function issueFault(found: Issue, language: 'VI' | 'EN'): Fault {
  const { key, params } = messageOf(found)
  const field = found.field ?? ''
  return new Fault('request_param_err', {
    field,
    messageKey: key,
    params: { ...params, field: messageText(language, `session.field.${field}`) },
  })
}
