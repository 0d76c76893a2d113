import { checkField, checkForm } from './check-field.ts'
import { issue, messageOf, type Issue } from './issue.ts'
import type { FieldRule } from './to-rule.ts'

/** One issue as Standard Schema v1 tells it; `path` leads from the judged value to the field. */
export type StandardIssue = {
  readonly message: string
  readonly path?: readonly PropertyKey[] | undefined
}

/** What a Standard Schema says of a value: the value itself, or why it is refused. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** The Standard Schema v1 interface. `validate` answers at once; `types` is for the compiler, never set. */
export type StandardSchema<Value> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'saola'
    readonly validate: (value: unknown) => StandardResult<Value>
    readonly types?: { readonly input: Value; readonly output: Value } | undefined
  }
}

/** `say` turns an issue into the visible message; without it the message is the catalogue key. */
export type StandardOptions = { readonly say?: (found: Issue) => string }

/** The values of a form that has these fields and no others: a text for each rule. */
export type FormValues<Rules> = { [Field in keyof Rules]: string }

/** The rules of a form that a type describes; what has no rule, such as a tick or a picture, is left to the form. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: FieldRule }

/**
 * The rules of a form as a Standard Schema v1, so that any form library takes them. Judges as `checkForm` does and
 * hands the same object on, members without a rule included. What is no text is refused with its field's pattern
 * message, what is no object with 'validation.marked_required' and no path.
 *
 * Without a type the values are a text for each rule. A form with more fields than rules, or with one that may be absent,
 * names its own type.
 * @example useForm({ resolver: standardSchemaResolver(standardSchema<Registration>({ username }, { say })) })
 */
export function standardSchema<Rules extends Readonly<Record<string, FieldRule>>>(
  rules: Rules,
  options?: StandardOptions,
): StandardSchema<FormValues<Rules>>
export function standardSchema<Values extends object>(
  rules: FormRules<Values>,
  options?: StandardOptions,
): StandardSchema<Values>
export function standardSchema(
  rules: Readonly<Record<string, FieldRule | undefined>>,
  { say = keyOf }: StandardOptions = {},
): StandardSchema<never> {
  return schema((form) => {
    if (!isForm(form)) return { issues: [{ message: say(issue('validation.marked_required')) }] }
    const found = checkForm(rules, form)
    // Each member with a rule has just been judged; of the others the form's own type is the word.
    if (found.length === 0) return { value: form as never }
    return { issues: found.map((each) => ({ message: say(each), path: [each.field ?? ''] })) }
  })
}

/**
 * One rule as a Standard Schema v1, for libraries that take a schema for each field. Its issues have no path: the
 * judged value is the field itself.
 * @example <form.Field name="username" validators={{ onChange: standardField(username) }} />
 */
export function standardField(
  rule: FieldRule,
  { say = keyOf }: StandardOptions = {},
): StandardSchema<string> {
  return schema((value) => {
    const found = checkField(rule, value)
    if (found.length > 0) return { issues: found.map((each) => ({ message: say(each) })) }
    // A switched off field is not judged, so the type of its value is the form library's word.
    return { value: value as string }
  })
}

function schema<Value>(validate: (value: unknown) => StandardResult<Value>): StandardSchema<Value> {
  return { '~standard': { version: 1, vendor: 'saola', validate } }
}

function isForm(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keyOf(found: Issue): string {
  return messageOf(found).key
}
