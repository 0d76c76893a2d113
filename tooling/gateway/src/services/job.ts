import type { Services } from './services.ts'

/**
 * Work that time calls for. Each is safe to run twice, on two processes at once, and after a crash half-way: what it
 * does is decided by rows in the database, never by when it last ran.
 */
export type Job = {
  /** Area and deed: `wallet.expire-deposits`. */
  name: string
  /** How long it rests between two runs, in milliseconds. */
  everyMs: number
  /** Does what is due now and answers how many things it changed. */
  run: (services: Services) => Promise<number>
}
