import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** What judges a form: any Standard Schema v1, such as `standardSchema` of @saola/validation. */
export type FormSchema = {
  readonly '~standard': {
    readonly version: 1
    readonly validate: (values: unknown) => FormJudgement | Promise<FormJudgement>
  }
}

type PathPart = PropertyKey | { readonly key: PropertyKey }
type FormIssue = { readonly message: string; readonly path?: readonly PathPart[] | undefined }
type FormJudgement = { readonly issues?: readonly FormIssue[] | undefined }

/** What is wrong with each field, in words; a field that is right is left out or undefined. */
export type FormProblems<Values> = { readonly [Name in keyof Values]?: string | undefined }

/**
 * A form's own check as a schema, for rules that look at several fields at once.
 * @example formSchema<Values>(({ content }) => ({ content: content.trim() === '' ? t('content_required') : undefined }))
 */
export function formSchema<Values>(check: (values: Values) => FormProblems<Values>): FormSchema {
  return {
    '~standard': {
      version: 1,
      // The form library hands the values of this form in, and nothing else.
      validate: (values) => ({ issues: Object.entries(check(values as Values)).flatMap(toIssue) }),
    },
  }
}

function toIssue([name, message]: [string, unknown]): FormIssue[] {
  return typeof message === 'string' ? [{ message, path: [name] }] : []
}

/** The schema as react-hook-form asks for it; of several issues of a field the first is said. */
export function toResolver<Values extends FieldValues>(schema: FormSchema): Resolver<Values> {
  return async (values) => {
    const { issues = [] } = await schema['~standard'].validate(values)
    if (issues.length === 0) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { message, path = [] } of issues) {
      errors[path.map(partOf).join('.') || 'root'] ??= { type: 'schema', message }
    }
    // The paths of a schema of these values are names of its fields.
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

function partOf(part: PathPart): string {
  return String(typeof part === 'object' ? part.key : part)
}
