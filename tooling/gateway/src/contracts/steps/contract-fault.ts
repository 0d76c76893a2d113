import type { InvalidTerms, Refusal } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { messageText } from '../../http/messages.ts'

/** A step that the rules refuse, as the refusal of a call: terms with a message for each field that is wrong. */
export function contractFault(refused: Refusal | InvalidTerms, language: 'VI' | 'EN'): Fault {
  if (refused.kind === 'refused') {
    return new Fault('contracts.refused', {
      messageKey: refused.key,
      params: refused.params,
    })
  }
  const issues = refused.issues.map(({ tier, field, key, params }) => ({
    // Where the field stands in what was sent: `terms.tiers.0.rate`.
    field: tier === undefined ? `terms.${field}` : `terms.tiers.${tier}.${field}`,
    messageKey: key,
    params,
  }))
  return new Fault('contracts.terms.refused', {
    ...issues[0],
    value: {
      issues: issues.map(({ field, messageKey, params: filled }) => ({
        field,
        message: messageText(language, messageKey, filled),
      })),
    },
  })
}
