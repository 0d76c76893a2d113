import type { Source } from '../read-sources.ts'

/** That a file of the gateway writes or reads a table. */
export type TableUse = { path: string; table: string; writes: boolean }

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const names = /^ {2}([a-z][a-z_]*): /gm

/** Where a table's name stands in the query builder, and where in SQL. */
const places = [
  { writes: true, pattern: /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)\b/g },
  { writes: true, pattern: /\b(?:insert into|delete from|merge into|update) ([a-z_]+)\b/gi },
  { writes: false, pattern: /\b(?:selectFrom|\w*[jJ]oin|from|using)\(\s*\[?\s*'([a-z_]+)\b/g },
  { writes: false, pattern: /(?<!delete )\b(?:from|join|using) ([a-z_]+)\b/gi },
]

/** The tables that the type of the database names, views among them. */
export function tablesOf(schema: string): string[] {
  const [, types = ''] = schema.split('export type Schema = {')
  return Array.from(types.matchAll(names), ([, name = '']) => name)
}

/** What files write and read of some tables, each use once. */
export function tableUses(sources: readonly Source[], tables: readonly string[]): TableUse[] {
  const known = new Set(tables)
  return sources.flatMap(({ path, text }) => {
    const code = text.replaceAll(comments, '')
    const written = new Set<string>()
    const read = new Set<string>()
    for (const { writes, pattern } of places) {
      for (const [, table = ''] of code.matchAll(pattern))
        if (known.has(table)) (writes ? written : read).add(table)
    }
    return [
      ...Array.from(written, (table) => ({ path, table, writes: true })),
      ...Array.from(read)
        .filter((table) => !written.has(table))
        .map((table) => ({ path, table, writes: false })),
    ]
  })
}
