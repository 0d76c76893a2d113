import { describeType } from './describe-type.ts'
import type { Schema } from './document.ts'

/** One field of what is sent or answered, `balance[].accountTypeId`. */
export type FieldRow = { name: string; type: string; isRequired: boolean; about: string }

/** The fields of a schema, those of inner objects after the one that holds them. A schema that is no object is one row without a name. */
export function fieldRows(schema: Schema): FieldRow[] {
  const rows = rowsOf(schema, '')
  if (rows.length > 0 || isNothing(schema)) return rows
  return [{ name: '', type: describeType(schema), isRequired: true, about: schema.description ?? '' }]
}

function rowsOf(schema: Schema, prefix: string): FieldRow[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    {
      name: `${prefix}${name}`,
      type: describeType(inner),
      isRequired: schema.required?.includes(name) === true,
      about: inner.description ?? '',
    },
    ...rowsOf(inner.contentSchema ?? inner, `${prefix}${name}.`),
  ])
  const ways = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? [])
  const listed = schema.items ? rowsOf(schema.items, `${prefix.replace(/\.$/, '')}[].`) : []
  const others = ways.flatMap((each) => rowsOf(each, prefix))
  return [...own, ...listed, ...withoutRepeats(others)]
}

/** Ways of one thing share most of their fields. */
function withoutRepeats(rows: FieldRow[]): FieldRow[] {
  const known = new Set<string>()
  return rows.filter((row) => {
    const key = `${row.name} ${row.type}`
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

function isNothing(schema: Schema): boolean {
  return Object.keys(schema).length === 0 || (schema.type === 'object' && !schema.properties)
}
