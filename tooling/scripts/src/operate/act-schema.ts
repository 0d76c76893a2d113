/** The part of a JSON schema that the command reads. */
export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

/** One act of the operator as a gateway lists it at `GET /ops`. */
export type ListedAct = { name: string; about: string; schema: JsonSchema }

/** The ways in which something may be said; one, unless the schema leaves a choice. */
export function variantsOf(schema: JsonSchema | undefined): readonly JsonSchema[] {
  if (schema === undefined) return []
  const choice = schema.anyOf ?? schema.oneOf
  return choice === undefined ? [schema] : choice.flatMap(variantsOf)
}

/** What may stand in a field, by its path, in any of the variants. */
export function fieldSchemas(schema: JsonSchema, path: readonly string[]): readonly JsonSchema[] {
  const [first, ...rest] = path
  if (first === undefined) return variantsOf(schema)
  return variantsOf(schema).flatMap(({ properties }) => {
    const inner = properties?.[first]
    return inner === undefined ? [] : fieldSchemas(inner, rest)
  })
}

/** The fields of an act, a block of lines for each variant; what may be left out stands in brackets. */
export function describeFields(schema: JsonSchema): string {
  return variantsOf(schema)
    .map((variant) => linesOf(variant, '').join('\n'))
    .join('\n\n')
}

function linesOf({ properties = {}, required = [] }: JsonSchema, before: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = variantsOf(field)
    const [only] = inner
    const path = `${before}${name}`
    if (inner.length === 1 && only?.properties !== undefined) return linesOf(only, `${path}.`)
    const flag = `--${path} ${inner.map(kindOf).join('|')}`
    return [`  ${required.includes(name) ? flag : `[${flag}]`}`]
  })
}

function kindOf({ type, const: only, enum: choices, items }: JsonSchema): string {
  if (only !== undefined) return String(only)
  if (choices !== undefined) return choices.map(String).join('|')
  if (type === 'array')
    return `${items === undefined ? 'value' : variantsOf(items).map(kindOf).join('|')},...`
  return type ?? 'json'
}
