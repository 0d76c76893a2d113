import { issue, noIssues, type Issue } from './issue.ts'

/** The age from which somebody may register (validation 13). */
export const minimumAge = 18

/** A registrant confirms to be 18 or older and agrees to the terms (validation 13). */
export function checkConsent(consent: {
  readonly isAdult: boolean
  readonly terms: boolean
}): readonly Issue[] {
  if (consent.isAdult && consent.terms) return noIssues
  const found: Issue[] = []
  if (!consent.isAdult) found.push(issue('validation.age_required', 'isAdult', { n: minimumAge }))
  if (!consent.terms) found.push(issue('validation.terms_required', 'terms'))
  return found
}
