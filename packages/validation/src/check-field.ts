import { codePoints, isPlainLatin } from './field-length.ts'
import { noIssues, type Issue } from './issue.ts'
import type { FieldRule } from './to-rule.ts'

/**
 * Judges one value: empty array when it is fine. An empty optional field is fine, and so is a field that the merchant
 * has switched off. A text that is too long is told by its length, any other by the pattern first, which must match the whole of
 * it, then by its length: code points after NFC, bounds inclusive. What is no text is refused by the pattern. Answers are shared and frozen, so that nothing is allocated.
 * @example checkField(username, '9lives') // [{ field: 'username', key: 'validation.pattern.1', params: ... }]
 */
export function checkField(rule: FieldRule, value: unknown = ''): readonly Issue[] {
  const { answers } = rule
  if (typeof value !== 'string') return answers.pattern
  if (!rule.enabled) return noIssues
  if (rule.required && isBlank(value)) return answers.missing
  if (value === '') return noIssues
  const isPlain = rule.takesAsciiOnly || isPlainLatin(value)
  const text = isPlain ? value : value.normalize()
  const length = isPlain ? text.length : codePoints(text)
  // What a pattern costs is known up to the longest text alone.
  if (length <= rule.maxLength) {
    if (!rule.pattern.test(text)) return answers.pattern
    if (length >= rule.minLength) return noIssues
  }
  return rule.field === undefined ? answers.pattern : answers.length
}

/**
 * Judges the values of a form; issues come in the order of the rules, at most one for each field, which is named by
 * its place in the form. Without issues the shared empty array: nothing is allocated.
 */
export function checkForm(
  rules: Readonly<Record<string, FieldRule | undefined>>,
  values: Readonly<Record<string, unknown>>,
): readonly Issue[] {
  let found: Issue[] | undefined
  for (const field in rules) {
    const rule = rules[field]
    const value = values[field]
    if (rule === undefined) continue
    // What every object inherits is no value, even where a field is called "constructor"; none of that is a text.
    const isOwn = typeof value === 'string' || Object.hasOwn(values, field)
    const issues = checkField(rule, isOwn ? value : undefined)
    const issue = issues === noIssues ? undefined : issues[0]
    if (issue === undefined) continue
    const named = issue.field === field ? issue : { ...issue, field }
    found ??= []
    found.push(named)
  }
  return found ?? noIssues
}

function isBlank(value: string): boolean {
  const first = value.charCodeAt(0)
  // Most values begin with a visible ASCII character, and then there is no need to trim.
  return !(first > 0x20 && first < 0x7f) && value.trim() === ''
}
