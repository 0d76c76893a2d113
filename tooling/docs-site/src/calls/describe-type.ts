import type { Schema } from './document.ts'

const safeLimit = Number.MAX_SAFE_INTEGER

/** A schema in a few words of Markdown; what an object holds is told by its rows. */
export function describeType(schema: Schema): string {
  const { $ref, anyOf, oneOf, enum: values, items, prefixItems } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? ''
    return `[\`${name}\`](/calls/schemas.md#${anchorOf(name)})`
  }
  const ways = anyOf ?? oneOf
  if (ways) return [...new Set(ways.map(describeType))].join(' or ')
  if ('const' in schema) return code(schema.const)
  if (values) return values.map((each) => code(each)).join(', ')
  if (prefixItems) return `${prefixItems.map(describeType).join(', then ')}`
  if (items) return `list of ${describeType(items)}`
  return named(schema)
}

/** The anchor of a shared schema on its page. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll('.', '')
}

function named(schema: Schema): string {
  const { type, properties, additionalProperties } = schema
  if (schema.contentSchema) return 'text: the sealed input'
  if (type === 'object' && !properties && typeof additionalProperties === 'object')
    return `object of ${describeType(additionalProperties)}`
  const words = [type ?? 'anything'].flat().map((each) => (each === 'string' ? 'text' : each))
  return [words.join(' or '), ...boundsOf(schema)].join(', ')
}

function boundsOf(schema: Schema): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, pattern } = schema
  return [
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(minimum === undefined || minimum === -safeLimit ? [] : [`from ${minimum}`]),
    ...(maximum === undefined || maximum === safeLimit ? [] : [`to ${maximum.toLocaleString('en')}`]),
    ...(minLength === undefined && maxLength === undefined
      ? []
      : [`${minLength ?? 0} to ${maxLength ?? 'any number of'} characters`]),
    ...(pattern === undefined ? [] : [code(pattern, false)]),
  ]
}

/** In backticks; a bar would end the cell of a table. */
function code(value: unknown, isQuoted = true): string {
  const text = isQuoted ? JSON.stringify(value) : String(value)
  return `\`${text.replaceAll('|', String.raw`\|`)}\``
}
