import { calls } from '@saola/protocol'
import * as z from 'zod'

/** A JSON schema as the document has it. */
export type JsonSchema = {
  [key: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The schemas of a document that others refer to, by their names. */
export type NamedSchemas = {
  /** The schema itself; what it refers to inside of itself stands among the named ones, since a reference counts from the document's root. */
  read: (schema: z.core.$ZodType, name: string) => JsonSchema
  all: () => Record<string, JsonSchema>
}

/** Collects the schemas that refer to themselves or that stand in several places. */
export function createNamedSchemas(): NamedSchemas {
  const named: Record<string, JsonSchema> = {}
  const node = keyOfNode()
  return {
    read(schema, name) {
      const { $schema: _, $defs = {}, ...root } = toSchema(schema)
      const names = new Map([['#', keyOf(root, '#') === node ? nodeName : name]])
      for (const [key, inner] of Object.entries($defs)) {
        const ref = `#/$defs/${key}`
        names.set(ref, keyOf(inner, ref) === node ? nodeName : `${name}.${key}`)
      }
      const rename = (ref: string): string => `#/components/schemas/${names.get(ref) ?? ref}`
      const read = forDocument(root, rename)
      for (const [key, inner] of Object.entries($defs)) {
        named[names.get(`#/$defs/${key}`) ?? key] = forDocument(inner, rename)
      }
      const ownName = names.get('#') ?? name
      if (refersTo(read, '#/components/schemas/' + ownName)) named[ownName] = read
      return read
    },
    all: () => named,
  }
}

/** What refers to itself in several calls: a node of the tree of modules. */
const nodeName = 'ModuleNode'

function keyOfNode(): string {
  const { $schema: _, ...node } = toSchema(calls.system.whitelabel.reply)
  return keyOf(node, '#')
}

/** A schema in JSON, alike wherever it stands: what refers to the schema itself, by `ref`, says only that. */
function keyOf(schema: object, ref: string): string {
  return JSON.stringify(schema).replaceAll(`"$ref":${JSON.stringify(ref)}`, '"$ref":"#"')
}

function toSchema(schema: z.core.$ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function forDocument(schema: object, rename: (ref: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') return rename(value)
    // `maxItems` ends such a list; older tools take `items: false` for nothing said.
    return isTuple(value) ? { ...value, items: {} } : value
  }) as JsonSchema
}

function isTuple(value: unknown): value is { prefixItems: unknown[] } {
  return typeof value === 'object' && value !== null && 'prefixItems' in value
}

function refersTo(schema: JsonSchema, ref: string): boolean {
  return JSON.stringify(schema).includes(`"$ref":${JSON.stringify(ref)}`)
}
