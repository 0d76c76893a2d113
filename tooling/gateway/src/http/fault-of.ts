import { isDatabaseAway } from '@saola/server'
import { Fault } from './fault.ts'

/** After so many seconds it is worth asking a database again that was away. */
const retryAfterSeconds = 1

/** What the caller is told about anything that was thrown: a failure that passes may be asked again, any other is ours. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (isDatabaseAway(error)) return new Fault('system.unavailable', { retryAfterSeconds, cause: error })
  return new Fault('internal', { cause: error })
}
