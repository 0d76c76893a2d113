import { issue, noIssues, type Issue } from './issue.ts'

/** 'Incorrect confirmation input' when the second entry differs from the first by a single character. */
export function checkConfirmation(value: string, confirmation: string, field?: string): readonly Issue[] {
  if (value.normalize() === confirmation.normalize()) return noIssues
  return [issue('validation.confirmation', field)]
}
