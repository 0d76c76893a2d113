import type { JsonSchema } from './named-schemas.ts'
import { eachShareable, isShareable, isSchema, valueName, type Place } from './shareable.ts'

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

type Met = { times: number; place: Place }

/**
 * Lets what several places describe in the same words stand once: under the name that `own` has for the schema in JSON, else
 * under one made of the property or the call in which it is met first, and the ways in which the family writes numbers, ids
 * and flags under theirs. Returns the operations with references, and what they refer to.
 */
export function shareSchemas<Operations extends object>(
  operations: Operations,
  taken: Iterable<string>,
  own: ReadonlyMap<string, string>,
): { operations: Operations; schemas: Record<string, JsonSchema> } {
  const met = new Map<string, Met>()
  // What stands inside of something shared is counted once with it.
  eachShareable(operations, (schema, place) => {
    const key = JSON.stringify(schema)
    const known = met.get(key)
    if (known) known.times += 1
    else met.set(key, { times: 1, place })
    return known === undefined
  })
  const names = nameShared(met, new Set([...taken, ...own.values()]), own)
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

function nameShared(
  met: Map<string, Met>,
  taken: Set<string>,
  own: ReadonlyMap<string, string>,
): Map<string, string> {
  const names = new Map<string, string>()
  for (const [key, { times, place }] of met) {
    const ownName = own.get(key)
    if (ownName !== undefined) names.set(key, ownName)
    if (times < 2 || ownName !== undefined) continue
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
