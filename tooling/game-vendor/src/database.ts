import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Where the vendor's tables stand unless it is told otherwise, so that it may share a database with a gateway on a laptop. */
export const schemaName = 'vendor'

/** The vendor's database: typed queries, or a transaction of it. */
export type Database = Kysely<Schema>
