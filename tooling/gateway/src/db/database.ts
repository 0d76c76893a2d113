import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The gateway's database: typed queries, or a transaction of it. */
export type Database = Kysely<Schema>
