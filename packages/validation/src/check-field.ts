import { codePoints, normalised } from './field-length.ts'
import { issue, noIssues, type Issue } from './issue.ts'
import type { FieldRule } from './to-rule.ts'

/** Fields whose length has a message of its own (spec section 5: "password must be (min)-(max) characters"). */
const passwordFields: ReadonlySet<string> = new Set(['password', 'paymentPassword'])

/**
 * Judges one value: empty array when it is fine. Length is counted in code points after NFC, bounds inclusive.
 * An empty optional field is fine, and so is a field that the merchant has switched off.
 * @example checkField(username, '9lives') // [{ field: 'username', key: 'validation.pattern.1', params: ... }]
 */
export function checkField(rule: FieldRule, value: string | undefined): readonly Issue[] {
  if (!rule.enabled) return noIssues
  if (value === undefined || value === '') return rule.required ? missing(rule) : noIssues
  if (rule.required && value.trim() === '') return missing(rule)
  const text = normalised(value)
  const length = codePoints(text)
  if (length < rule.minLength || length > rule.maxLength) return [lengthIssue(rule)]
  if (rule.pattern === undefined || rule.pattern.test(text)) return noIssues
  return [patternIssue(rule)]
}

/** Judges the values of a form; issues come in the order of the rules, at most one for each field. */
export function checkForm(
  rules: Readonly<Record<string, FieldRule>>,
  values: Readonly<Record<string, string | undefined>>,
): Issue[] {
  const found: Issue[] = []
  for (const [field, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(values, field) ? values[field] : undefined
    for (const each of checkField(rule, value)) found.push({ ...each, field })
  }
  return found
}

/** 'Incorrect confirmation input' when the second entry differs from the first by a single character. */
export function checkConfirmation(value: string, confirmation: string, field?: string): readonly Issue[] {
  if (normalised(value) === normalised(confirmation)) return noIssues
  return [issue('validation.confirmation', field)]
}

function missing(rule: FieldRule): readonly Issue[] {
  return [issue('validation.required', rule.field)]
}

/** The issue of a value that is not what the rule's pattern asks for. */
export function patternIssue(rule: FieldRule): Issue {
  const params = { min: rule.minLength, max: rule.maxLength }
  return issue(`validation.pattern.${rule.patternId}`, rule.field, params)
}

function lengthIssue(rule: FieldRule): Issue {
  if (rule.field === undefined || !passwordFields.has(rule.field)) return patternIssue(rule)
  return issue('validation.password_length', rule.field, { min: rule.minLength, max: rule.maxLength })
}
