import { abortReason } from './abort-reason.ts'

type Flight = { promise: Promise<unknown>; controller: AbortController; waiting: number }

/**
 * Runs work of the same key once for all who ask for it while it is under way. Work without a key, an act, is done for each,
 * and nobody who asks after it has begun or ended gets what was read before.
 */
export type ShareReads = <Value>(
  key: string | undefined,
  signal: AbortSignal | undefined,
  start: (controller: AbortController) => Promise<Value>,
) => Promise<Value>

/** Equal reads at the same time share one request, which is dropped only when everybody who waited has gone. */
export function createShareReads(): ShareReads {
  const flights = new Map<string | undefined, Flight>()

  return async function shareReads<Value>(
    key: string | undefined,
    signal: AbortSignal | undefined,
    start: (controller: AbortController) => Promise<Value>,
  ): Promise<Value> {
    if (signal?.aborted) throw abortReason(signal)
    const flight = flights.get(key) ?? take(key, start)
    flight.waiting += 1
    // The key stands for call and input, so whoever finds a flight under it waits for the same value.
    const value = flight.promise as Promise<Value>
    if (signal === undefined) return value
    return new Promise<Value>((resolve, reject) => {
      const leave = (): void => {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          forget(key, flight)
          flight.controller.abort(abortReason(signal))
        }
        reject(abortReason(signal))
      }
      signal.addEventListener('abort', leave)
      value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  function take<Value>(
    key: string | undefined,
    start: (controller: AbortController) => Promise<Value>,
  ): Flight {
    const controller = new AbortController()
    if (key === undefined) flights.clear()
    // An act without a key: what is under way at its end may have been read in the middle of it.
    const promise = start(controller).finally(() =>
      key === undefined ? flights.clear() : forget(key, flight),
    )
    const flight: Flight = { promise, controller, waiting: 0 }
    if (key !== undefined) flights.set(key, flight)
    return flight
  }

  /** The next read of the key is a new one; one that is under way by then stays. */
  function forget(key: string | undefined, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key)
  }
}
