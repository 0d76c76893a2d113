/**
 * SQLSTATE of a server that cannot do now what it could do in a moment, by their beginnings: connection, deadlock or
 * serialization, out of connections or memory, ended by an operator, a restart or a time limit, a lock that stays taken.
 */
const passing = ['08', '40', '53', '57', '25P03', '25P04', '55P03']

/** Codes of a network that does not reach the server. */
const unreached = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** What the driver says of a connection that broke or that it did not get; it gives these no code. */
const broken =
  /^Connection terminated|not queryable$|^timeout exceeded when trying to connect|connection has been discarded/

/**
 * Whether a failure, or what caused it, only says that the database was out of reach or out of time. What was asked may
 * have been done; under its idempotency key it can be asked again.
 */
export function isDatabaseAway(failure: unknown): boolean {
  for (let error = failure; error instanceof Error; error = error.cause) {
    if (broken.test(error.message)) return true
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
    if (code === undefined) continue
    if (unreached.includes(code) || passing.some((start) => code.length === 5 && code.startsWith(start)))
      return true
  }
  return false
}
