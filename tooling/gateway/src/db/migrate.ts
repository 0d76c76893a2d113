import { migrate as runMigrations } from '@saola/server'
import type { Database } from './database.ts'

/** Brings the gateway's schema up to date and returns the names of the migrations that ran. */
export function migrate(db: Database): Promise<string[]> {
  return runMigrations(db, { folder: new URL('../../migrations/', import.meta.url) })
}
