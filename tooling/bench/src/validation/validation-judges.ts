import { Ajv } from 'ajv'
import { checkForm, patterns } from '@saola/validation'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import * as v from 'valibot'
import * as z from 'zod'
import { badForm, fields, goodForm, rules, wrongFields, type Form } from './validation-forms.ts'

/** Lists every issue of a form as an object; `fieldOf` reads the field out of one. */
export interface Judge {
  readonly name: string
  readonly issues: (form: Form) => readonly unknown[]
}

interface Peer {
  readonly name: string
  readonly make: () => (form: Form) => readonly unknown[]
  readonly fieldOf: (issue: never) => string
}

const peers: readonly Peer[] = [
  {
    name: 'saola',
    make: () => (form) => checkForm(rules, form),
    fieldOf: (issue: { field: string }) => issue.field,
  },
  { name: 'zod', make: withZod, fieldOf: (issue: { path: string[] }) => issue.path[0] ?? '' },
  {
    name: 'valibot',
    make: withValibot,
    fieldOf: (issue: { path: { key: string }[] }) => issue.path[0]?.key ?? '',
  },
  { name: 'ajv', make: withAjv, fieldOf: fieldOfPointer },
  { name: 'typebox', make: withTypebox, fieldOf: fieldOfPointer },
]

/**
 * The judges that run here, and why the others do not. Throws when a judge disagrees about the forms: a comparison of
 * different work would say nothing.
 */
export function judges(): { running: Judge[]; refused: Map<string, string> } {
  const running: Judge[] = []
  const refused = new Map<string, string>()
  for (const { name, make, fieldOf } of peers) {
    try {
      const issues = make()
      issues(goodForm)
      running.push({ name, issues })
      assertAgreement(name, issues(goodForm).map(fieldOf as (issue: unknown) => string), [])
      assertAgreement(name, issues(badForm).map(fieldOf as (issue: unknown) => string), wrongFields)
    } catch (error) {
      if (!(error instanceof EvalError)) throw error
      refused.set(name, error.message)
    }
  }
  return { running, refused }
}

/** One regular expression for each field and nothing else: what no engine can be quicker than. */
export function floor(form: Form): number {
  let taken = 0
  for (const { name, patternId } of fields) {
    if (patterns[patternId].test(form[name] ?? '')) taken += 1
  }
  return taken
}

function assertAgreement(name: string, named: readonly string[], expected: readonly string[]): void {
  const found = [...new Set(named)].toSorted().join(', ')
  if (found === [...expected].toSorted().join(', ')) return
  throw new Error(`${name} finds these fields wrong: ${found || 'none'}`)
}

function withZod(): (form: Form) => readonly unknown[] {
  const schema = z.object(
    Object.fromEntries(
      fields.map(({ name, patternId, min, max, isRequired }) => {
        const text = z.string().min(min).max(max).regex(patterns[patternId])
        return [name, isRequired ? text : text.optional()]
      }),
    ),
  )
  return (form) => schema.safeParse(form).error?.issues ?? []
}

function withValibot(): (form: Form) => readonly unknown[] {
  const schema = v.object(
    Object.fromEntries(
      fields.map(({ name, patternId, min, max, isRequired }) => {
        const text = v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(patterns[patternId]))
        return [name, isRequired ? text : v.optional(text)]
      }),
    ),
  )
  return (form) => v.safeParse(schema, form).issues ?? []
}

function withAjv(): (form: Form) => readonly unknown[] {
  const validate = new Ajv({ allErrors: true }).compile({
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, patternId, min, max }) => [
        name,
        { type: 'string', minLength: min, maxLength: max, pattern: patterns[patternId].source },
      ]),
    ),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  })
  return (form) => (validate(form) ? [] : (validate.errors ?? []))
}

function withTypebox(): (form: Form) => readonly unknown[] {
  const validator = Compile(
    Type.Object(
      Object.fromEntries(
        fields.map(({ name, patternId, min, max, isRequired }) => {
          const text = Type.String({ minLength: min, maxLength: max, pattern: patterns[patternId].source })
          return [name, isRequired ? text : Type.Optional(text)]
        }),
      ),
    ),
  )
  return (form) => (validator.Check(form) ? [] : validator.Errors(form))
}

function fieldOfPointer(issue: { instancePath: string }): string {
  return issue.instancePath.slice(1)
}
