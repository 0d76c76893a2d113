import { brandConfig } from '@saola/protocol'
import { didYouMean } from './did-you-mean.ts'

/** Settings that the servers of a brand read and its pages do not. */
const ofServers = ['securityContact', 'hosts']

/**
 * What the apps would not take of a `config.json`, by the schema that they read it with, one sentence each: a field that
 * nobody knows, and a value that they would silently replace. `told` is what is known to be wrong already.
 */
export function checkServed(config: object, told: readonly string[]): string[] {
  const parsed = brandConfig.safeParse(config)
  const lost = parsed.success
    ? lostValues(config, parsed.data, '')
    : parsed.error.issues.map(({ path }) => `${path.join('.')} is not what the apps take`)
  return [...unknownFields(config, brandConfig, ''), ...lost]
    .map((sentence) => `config.json: ${sentence}`)
    .filter((sentence) => !told.some((each) => subjectOf(each) === subjectOf(sentence)))
}

/** The setting that a sentence is about; one of a banner is about the banners. */
function subjectOf(sentence: string): string {
  return /^config\.json: (\w+?)s?\b/.exec(sentence)?.[1] ?? ''
}

type Schema = { readonly def: object }

/** Of a schema's definition what leads to its fields. */
type Definition = { innerType?: Schema; in?: Schema; element?: Schema; shape?: Record<string, Schema> }

function unknownFields(value: unknown, schema: Schema, path: string): string[] {
  const { innerType, in: before, element, shape } = schema.def as Definition
  const around = innerType ?? before
  if (around !== undefined) return unknownFields(value, around, path)
  if (element !== undefined && Array.isArray(value)) {
    return value.flatMap((each, index) => unknownFields(each, element, `${path}${index}.`))
  }
  if (shape === undefined || typeof value !== 'object' || value === null) return []
  const known = [...Object.keys(shape), ...(path === '' ? ofServers : [])]
  return Object.entries(value).flatMap(([field, inside]) => {
    const inner = shape[field]
    if (inner !== undefined) return unknownFields(inside, inner, `${path}${field}.`)
    if (known.includes(field)) return []
    return [`${path}${field} is no setting${didYouMean(field, known)}`]
  })
}

function lostValues(given: unknown, taken: unknown, path: string): string[] {
  if (typeof given === 'object' && given !== null && typeof taken === 'object' && taken !== null) {
    return Object.entries(given).flatMap(([field, inside]) =>
      field in taken
        ? lostValues(
            inside,
            (taken as Record<string, unknown>)[field],
            path === '' ? field : `${path}.${field}`,
          )
        : [],
    )
  }
  if (Object.is(given, taken)) return []
  return [`${path} is ${JSON.stringify(given)}, which the apps read as ${JSON.stringify(taken)}`]
}
