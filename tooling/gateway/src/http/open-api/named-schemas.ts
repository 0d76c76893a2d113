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
  return {
    read(schema, name) {
      const {
        $schema: _,
        $defs = {},
        ...root
      } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      const rename = (ref: string): string =>
        `#/components/schemas/${ref === '#' ? name : `${name}.${ref.replace('#/$defs/', '')}`}`
      const read = forDocument(root, rename)
      for (const [key, inner] of Object.entries($defs)) named[`${name}.${key}`] = forDocument(inner, rename)
      if (refersTo(read, '#/components/schemas/' + name)) named[name] = read
      return read
    },
    all: () => named,
  }
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
