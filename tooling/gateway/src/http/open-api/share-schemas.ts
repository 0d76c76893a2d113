import type { JsonSchema } from './named-schemas.ts'

/** Names that say nothing of what stands under them; the call they belong to does. */
const sayNothing = new Set(
  [
    '',
    'content',
    'current',
    'data',
    'details',
    'footer',
    'item',
    'list',
    'own',
    'page',
    'part',
    'parts',
  ].concat(['path', 'row', 'rows', 'value']),
)

/** Where a schema was met first: in which call, and under which property. */
type Place = { call: string; property: string; isItem: boolean }

type Met = { times: number; place: Place }

/**
 * Lets what several places describe in the same words stand once: objects under a name made of the property or the call in which each is met
 * first, and the ways in which the family writes numbers, ids and flags under theirs. Returns the operations with references, and what they refer to.
 */
export function shareSchemas<Operations extends object>(
  operations: Operations,
  taken: Iterable<string>,
): { operations: Operations; schemas: Record<string, JsonSchema> } {
  const met = new Map<string, Met>()
  count(operations, { call: '', property: '', isItem: false }, met)
  const names = nameShared(met, new Set(taken))
  const schemas: Record<string, JsonSchema> = {}

  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isSchema(value)) return value
    const name = isShareable(value) ? names.get(JSON.stringify(value)) : undefined
    if (name === undefined) return inside(value)
    schemas[name] ??= inside(value)
    return { $ref: `#/components/schemas/${name}` }
  }
  const inside = (value: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner)]))

  return { operations: rewrite(operations) as Operations, schemas }
}

/** What stands inside of something shared is counted once with it. */
function count(value: unknown, place: Place, met: Map<string, Met>): void {
  if (Array.isArray(value)) {
    for (const inner of value) count(inner, place, met)
    return
  }
  if (!isSchema(value)) return
  if (isShareable(value)) {
    const key = JSON.stringify(value)
    const known = met.get(key)
    if (known) {
      known.times += 1
      return
    }
    met.set(key, { times: 1, place })
  }
  const call = typeof value['operationId'] === 'string' ? value['operationId'] : place.call
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'properties' && isSchema(inner)) {
      for (const [property, each] of Object.entries(inner))
        count(each, { call, property, isItem: false }, met)
    } else count(inner, { ...place, call, isItem: place.isItem || key === 'items' }, met)
  }
}

/** An object of some size whose fields are known, or a value with a name; an envelope is told by every call itself. */
function isShareable(schema: JsonSchema): boolean {
  const { type, properties } = schema
  if (valueName(schema) !== undefined) return true
  return (
    type === 'object' && Object.keys(properties ?? {}).length > 1 && properties?.['success'] === undefined
  )
}

/** What one value is called that gateways of the family write in several ways (wire 9). */
function valueName({ anyOf, enum: values, ...rest }: JsonSchema): string | undefined {
  if (Object.keys(rest).length > 0) return undefined
  if (Array.isArray(values) && values.includes(true) && values.includes('true')) return 'YesNo'
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined
  const [number, text] = anyOf as [JsonSchema, JsonSchema]
  if (text['type'] !== 'string') return undefined
  if (number['type'] === 'number' && text['pattern'] !== undefined) return 'Decimal'
  return number['type'] === 'integer' && text['maxLength'] !== undefined ? 'Id' : undefined
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameShared(met: Map<string, Met>, taken: Set<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const [key, { times, place }] of met) {
    if (times < 2) continue
    const candidates = [valueName(JSON.parse(key) as JsonSchema) ?? [], candidatesOf(place)].flat()
    const name = candidates.find((each) => !taken.has(each))
    if (name === undefined) throw new Error(`no name is left for a schema of ${place.call}`)
    taken.add(name)
    names.set(key, name)
  }
  return names
}

function candidatesOf({ call, property, isItem }: Place): string[] {
  const [area = '', act = ''] = call.split('.')
  const ofCall = capital(area) + capital(act)
  const word = isItem ? singular(property) : property
  const ofProperty = [capital(word), capital(area) + capital(word), ofCall + capital(word)]
  const counted = Array.from({ length: 20 }, (_, at) => `${ofCall}${at + 2}`)
  return [...(sayNothing.has(property) ? [] : ofProperty), ofCall, `${ofCall}Row`, ...counted]
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '')
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).replaceAll(/\W/g, '')
}
