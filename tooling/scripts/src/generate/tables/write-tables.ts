import type { Column } from './read-tables.ts'

/** What the pool of `@saola/server` reads for each SQL type. A list of whole numbers is read as text. */
const readAs: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  text: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  'text[]': 'string[]',
  'bigint[]': 'string[]',
}

/**
 * The TypeScript of a schema. A column of text whose check lists its values has these alone; the shape of a JSON
 * column is looked up by name in the workspace's hand-written `ColumnTypes`.
 */
export function writeTables(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const body = [...tables].map(
    ([table, own]) =>
      `${table}: {\n${own.map((column) => `${column.name}: ${columnType(column)}`).join('\n')}\n}`,
  )
  const schema = `export type Schema = {\n${body.join('\n')}\n}`
  const fromKysely = ['Generated', 'GeneratedAlways', 'JSONColumnType'].filter((name) =>
    schema.includes(`${name}<`),
  )
  const imports = [
    `import type { ${fromKysely.join(', ')} } from 'kysely'`,
    ...(schema.includes('ColumnTypes[') ? ["import type { ColumnTypes } from './column-types.ts'"] : []),
  ]
  return [
    imports.join('\n'),
    '/** Tables as Kysely sees them, written by `pnpm gen` from the migrations. Times are milliseconds since 1970. */\n' +
      schema,
  ].join('\n\n')
}

function columnType(column: Column): string {
  if (column.type === 'json' || column.type === 'jsonb') return jsonType(column)
  const base = literals(column) ?? readAs[column.type]
  if (!base) throw new Error(`${column.table}.${column.name}: no type is known for ${column.type}`)
  const type = column.isNullable ? `${base} | null` : base
  if (column.isIdentity) return `GeneratedAlways<${type}>`
  return column.hasDefault ? `Generated<${type}>` : type
}

function jsonType(column: Column): string {
  const shape = `ColumnTypes['${column.table}.${column.name}']`
  const type = column.hasDefault
    ? `JSONColumnType<${shape}, string | undefined, string>`
    : `JSONColumnType<${shape}>`
  return column.isNullable ? `${type} | null` : type
}

/** `check (kind in ('a', 'b'))` as `'a' | 'b'`. */
function literals({ type, checks }: Column): string | undefined {
  if (type !== 'text') return undefined
  for (const check of checks) {
    const list = /^CHECK \(\(\S+ = (?:ANY \(ARRAY\[(?<many>[^\]]+)\]\)|(?<one>'[^']+'::text))\)\)$/.exec(
      check,
    )
    const text = list?.groups?.['many'] ?? list?.groups?.['one']
    if (text) return text.replaceAll('::text', '').replaceAll(', ', ' | ')
  }
  return undefined
}
