import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/**
 * How an embedded database is started. All of its buffers are memory of this process from the start, and PostgreSQL's usual
 * 128 MB are four times what the demo's whole database takes; what they do not hold is in the system's own cache.
 */
export const embeddedOptions: Pick<PGliteOptions, 'startParams'> = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}
