import { migrate as runMigrations } from '@saola/server'
import { schemaName, type Database } from './database.ts'

/** Brings the vendor's schema up to date and returns the names of the migrations that ran. */
export function migrate(db: Database, schema: string = schemaName): Promise<string[]> {
  return runMigrations(db, { folder: new URL('../migrations/', import.meta.url), schema })
}
