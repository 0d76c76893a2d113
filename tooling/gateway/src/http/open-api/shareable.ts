import type { JsonSchema } from './named-schemas.ts'

/**
 * Where a schema stands: in which call and under which property, and on which way from there:
 * `team.links reply.list[]`, and `|2` for the second of several objects that it may be.
 */
export type Place = { call: string; property: string; isItem: boolean; way: string }

/** Visits every schema of `operations` that may stand once for several places; what is inside of it too, where `visit` says so. */
export function eachShareable(
  operations: unknown,
  visit: (schema: JsonSchema, place: Place) => boolean,
  place: Place = { call: '', property: '', isItem: false, way: '' },
): void {
  if (Array.isArray(operations)) {
    for (const inner of operations) eachShareable(inner, visit, place)
    return
  }
  if (!isSchema(operations)) return
  if (isShareable(operations) && !visit(operations, place)) return
  const { operationId } = operations
  const call = typeof operationId === 'string' ? operationId : place.call
  for (const [key, inner] of Object.entries(operations)) {
    if (key === 'properties' && isSchema(inner)) {
      for (const [property, each] of Object.entries(inner)) {
        const way = isEnvelope(operations) ? place.way : `${place.way}.${property}`
        eachShareable(each, visit, { call, property, isItem: false, way })
      }
    } else {
      const isItem = place.isItem || key === 'items'
      const way = wayInto(key, place.way, call)
      const isChoice = key === 'anyOf' && objectsIn(inner) > 1
      for (const [at, each] of (Array.isArray(inner) ? inner : [inner]).entries()) {
        eachShareable(each, visit, { ...place, call, isItem, way: isChoice ? `${way}|${at + 1}` : way })
      }
    }
  }
}

/** Bodies and answers begin a way; what only says how a schema is made is no step of it. */
function wayInto(key: string, way: string, call: string): string {
  if (key === 'requestBody' || key === 'contentSchema') return `${call} input`
  if (key === 'responses') return `${call} reply`
  return key === 'items' ? `${way}[]` : way
}

function objectsIn(choices: unknown): number {
  return Array.isArray(choices) ? choices.filter((each) => isSchema(each) && each.properties).length : 0
}

/** An object of some size whose fields are known, or a value with a name; an envelope is told by every call itself. */
export function isShareable(schema: JsonSchema): boolean {
  if (valueName(schema) !== undefined) return true
  return schema['type'] === 'object' && Object.keys(schema.properties ?? {}).length > 1 && !isEnvelope(schema)
}

function isEnvelope({ properties }: JsonSchema): boolean {
  return properties?.['success'] !== undefined
}

/** What one value is called that gateways of the family write in several ways (wire 9). */
export function valueName({ anyOf, enum: values, ...rest }: JsonSchema): string | undefined {
  if (Object.keys(rest).length > 0) return undefined
  if (Array.isArray(values) && values.includes(true) && values.includes('true')) return 'YesNo'
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined
  const [number, text] = anyOf as [JsonSchema, JsonSchema]
  if (text['type'] !== 'string') return undefined
  if (number['type'] === 'number' && text['pattern'] !== undefined) return 'Decimal'
  return number['type'] === 'integer' && text['maxLength'] !== undefined ? 'Id' : undefined
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
