import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { proxy } from 'valtio/vanilla'

/** Whether the gateway answers. */
export type Connection = { state: 'ok' | 'lost'; failures: number }

/** So many failures in a row mean that the connection is lost; one may be chance. */
export const failuresToLose = 2

/** How often a lost gateway is asked whether it is back, in milliseconds. */
export const probeEveryMs = 3_000

/** How soon what nobody answered is asked again by itself while the gateway is there, in milliseconds. */
export const askAgainMs = 7_000

/** A connection that has not failed yet. */
export function createConnection(): Connection {
  return proxy<Connection>({ state: 'ok', failures: 0 })
}

/**
 * Whether an error means that the gateway did not answer: no network, a timeout, somebody else's answer on the way, or a
 * gateway that is starting and names no reason.
 */
export function isUnreachable(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { kind, status, code } = error
  if (kind === 'network' || kind === 'timeout') return true
  return code === 'system.unavailable' || (status > 501 && code === `http.${status}`)
}

/** Whether an error says nothing of the gateway: the call was given up, or no request could be made of it. */
export function tellsNothing(error: unknown): boolean {
  return isApiError(error) && ['aborted', 'invalid', 'insecure'].includes(error.kind)
}

/** Whether somebody else answered in the gateway's place: a portal, a proxy, an edge. */
export function isForeign(error: unknown): boolean {
  return isApiError(error) && error.kind === 'network' && error.status > 0
}

/**
 * Counts a failed call; an error that is an answer counts as success, because the gateway is there. Foreign answers to one
 * call may be the trouble of that call alone: whether the gateway is away, its status says.
 */
export function noteFailure(connection: Connection, error: unknown): void {
  if (tellsNothing(error)) return
  if (!isUnreachable(error)) {
    noteSuccess(connection)
    return
  }
  const isOfOneCall = isForeign(error) && isApiError(error) && error.callId !== calls.system.status.id
  if (isOfOneCall && connection.failures > 0) return
  connection.failures += 1
  if (connection.failures >= failuresToLose) connection.state = 'lost'
}

/** Notes that the gateway answered. */
export function noteSuccess(connection: Connection): void {
  if (connection.failures === 0 && connection.state === 'ok') return
  connection.failures = 0
  connection.state = 'ok'
}
