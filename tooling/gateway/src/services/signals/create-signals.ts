import type { Signals } from '../ports.ts'
import { createMemorySignals } from './memory-signals.ts'
import { createPostgresSignals } from './postgres-signals.ts'
import { createRedisSignals } from './redis-signals.ts'

/** Signals over Redis where there is one, else over the PostgreSQL server, else within this process. */
export function createSignals(place: {
  redisUrl: string | undefined
  databaseUrl: string | undefined
  schema: string
}): Signals {
  if (place.redisUrl) return createRedisSignals(place.redisUrl, place.schema)
  return place.databaseUrl ? createPostgresSignals(place.databaseUrl, place.schema) : createMemorySignals()
}
