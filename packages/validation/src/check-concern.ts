import { checkFeedback } from './check-feedback.ts'
import { checkField } from './check-field.ts'
import { issue, noIssues, type Issue } from './issue.ts'
import { toRule } from './to-rule.ts'
import { checkPhone } from './vietnamese-phone.ts'

/** What is typed into a report about somebody else. */
export type ConcernTexts = {
  person: string
  personName: string
  story: string
  reporterName: string
  reporterContact: string
}

const name = (field: string, required = true) =>
  toRule({ patternId: 0, minLength: 2, maxLength: 100, enabled: true, required }, field)
const mail = toRule(
  { patternId: 3, minLength: 6, maxLength: 100, enabled: true, required: true },
  'reporterContact',
)

/**
 * Checks a report about somebody else (validation 22): a person and a reporter have 2 to 100 characters, the story is as long as
 * feedback, and whoever reports can be reached by mail or by a mobile number.
 */
export function checkConcern(texts: ConcernTexts): readonly Issue[] {
  return [
    ...checkField(name('person'), texts.person.trim()),
    ...checkField(name('personName', false), texts.personName.trim()),
    ...checkFeedback(texts.story).map(({ params }) => issue('validation.story_words', 'story', params)),
    ...checkField(name('reporterName'), texts.reporterName.trim()),
    ...checkContact(texts.reporterContact.trim()),
  ]
}

function checkContact(contact: string): readonly Issue[] {
  if (contact === '') return [issue('validation.required', 'reporterContact')]
  if (!contact.includes('@')) return checkPhone(contact, 'reporterContact')
  return checkField(mail, contact.toLowerCase()).length === 0
    ? noIssues
    : [issue('validation.email_format', 'reporterContact')]
}
