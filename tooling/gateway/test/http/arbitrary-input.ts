import * as fc from 'fast-check'
import * as z from 'zod'
import type { Call } from '@saola/protocol'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Inputs that a call's own schema lets through. */
export function validInput(call: Call): fc.Arbitrary<unknown> {
  return valueOf(schemaOf(call))
}

/** Inputs that a call's own schema lets through and that leave out whatever may be left out. */
export function leastInput(call: Call): fc.Arbitrary<unknown> {
  const schema = schemaOf(call)
  const wanted = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  return valueOf({ ...schema, properties: Object.fromEntries(wanted) })
}

/** Inputs that a call's own schema lets through and that have every field. */
export function fullInput(call: Call): fc.Arbitrary<unknown> {
  const schema = schemaOf(call)
  return valueOf({ ...schema, required: Object.keys(schema.properties ?? {}) })
}

/**
 * Inputs that people do not send: fields missing, of another type, far out of range, of hostile text, and some that
 * nobody asked for; a few are left as they should be, so that a call gets past its schema now and then.
 */
export function hostileInput(call: Call): fc.Arbitrary<unknown> {
  const schema = schemaOf(call)
  const fields = Object.entries(schema.properties ?? {})
  const broken = fc.record(
    {
      ...Object.fromEntries(
        fields.map(([name, field]) => [
          name,
          fc.oneof({ weight: 3, arbitrary: valueOf(field) }, { weight: 2, arbitrary: junk }),
        ]),
      ),
      __proto__x: junk,
      extra: junk,
    },
    { requiredKeys: [] },
  )
  return fc.oneof({ weight: 5, arbitrary: broken }, { weight: 3, arbitrary: valueOf(schema) }, junk)
}

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '%00%2e%2e',
  '\ud800',
  'e\u0301'.repeat(50),
  'a'.repeat(5_000),
  '9'.repeat(40),
  '-1',
  'NaN',
  '1e309',
  'null',
]

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e300, [], {}, [[]]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
)

function schemaOf(call: Call): Schema {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  if (schema.allOf) return valueOf(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf) as Schema)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 4 })
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.string({ maxLength: 12 }), fc.integer({ min: 0, max: 1_000 }))
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field)])),
    { requiredKeys: required },
  )
}

function textOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) {
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length >= minLength)
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) })
}

function numberOf({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const least = exclusiveMinimum === undefined ? (minimum ?? -1_000) : exclusiveMinimum + 1
  const min = Math.max(least, Number.MIN_SAFE_INTEGER)
  const max = Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER)
  return fc.oneof(
    fc.maxSafeInteger().map((value) => min + (Math.abs(value) % (max - min + 1))),
    fc.constantFrom(min, max),
  )
}
