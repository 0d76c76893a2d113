import { sql, type Kysely } from 'kysely'

/** One column as PostgreSQL describes it. */
export type Column = {
  table: string
  name: string
  /** The type's name in SQL: `bigint`, `text[]`. */
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Numbered by the database alone: nobody may write it. */
  isIdentity: boolean
  /** The checks that concern this column and no other, as PostgreSQL writes them. */
  checks: string[]
}

/** The columns of every table of a schema, in the order in which the migrations made them. */
export async function readTables(db: Kysely<unknown>, schema: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select "table".relname as "table", "column".attname as name,
      format_type("column".atttypid, null) as type,
      not "column".attnotnull as "isNullable",
      "column".atthasdef as "hasDefault",
      "column".attidentity = 'a' as "isIdentity",
      array(
        select pg_get_constraintdef("check".oid) from pg_constraint as "check"
        where "check".conrelid = "table".oid and "check".contype = 'c' and "check".conkey = array["column".attnum]
        order by "check".conname
      ) as checks
    from pg_class as "table"
    join pg_namespace on pg_namespace.oid = "table".relnamespace
    join pg_attribute as "column" on "column".attrelid = "table".oid
    where pg_namespace.nspname = ${schema} and "table".relkind in ('r', 'p') and "table".relname <> 'migration'
      and "column".attnum > 0 and not "column".attisdropped
    order by "table".oid, "column".attnum`.execute(db)
  return rows
}
