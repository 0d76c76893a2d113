import { isApiError } from '@saola/api-client'
import { proxy } from 'valtio/vanilla'

/** Whether the gateway answers. */
export type Connection = { state: 'ok' | 'lost'; failures: number }

/** So many failures in a row mean that the connection is lost; one may be chance. */
export const failuresToLose = 2

/** How often a lost gateway is asked whether it is back, in milliseconds. */
export const probeEveryMs = 3_000

/** A connection that has not failed yet. */
export function createConnection(): Connection {
  return proxy<Connection>({ state: 'ok', failures: 0 })
}

/** Whether an error means that nobody answered: no network, a timeout, or a gateway that is down or restarting. */
export function isUnreachable(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  // Maintenance is an answer.
  return (
    error.status === 502 ||
    error.status === 504 ||
    (error.status === 503 && error.code !== 'system.maintenance')
  )
}

/** Counts a failed call; an error that is an answer counts as success, because the gateway is there. */
export function noteFailure(connection: Connection, error: unknown): void {
  if (isApiError(error) && error.kind === 'aborted') return
  if (!isUnreachable(error)) {
    noteSuccess(connection)
    return
  }
  connection.failures += 1
  if (connection.failures >= failuresToLose) connection.state = 'lost'
}

/** Notes that the gateway answered. */
export function noteSuccess(connection: Connection): void {
  if (connection.failures === 0 && connection.state === 'ok') return
  connection.failures = 0
  connection.state = 'ok'
}
