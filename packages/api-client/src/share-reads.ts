type Flight = { promise: Promise<unknown>; controller: AbortController; waiting: number }

/** Runs equal work once for all who ask for it while it is under way. */
export type ShareReads = <Value>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Value>,
) => Promise<Value>

/** Equal reads at the same time share one request, which is dropped only when everybody who waited has gone. */
export function createShareReads(): ShareReads {
  const flights = new Map<string, Flight>()

  return async function shareReads<Value>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    signal?.throwIfAborted()
    const flight = flights.get(key) ?? take(key, start)
    flight.waiting += 1
    // The key stands for call and input, so whoever finds a flight under it waits for the same value.
    const value = flight.promise as Promise<Value>
    if (signal === undefined) return value
    return new Promise<Value>((resolve, reject) => {
      const leave = (): void => {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          flights.delete(key)
          flight.controller.abort(signal.reason)
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  function take<Value>(key: string, start: (signal: AbortSignal) => Promise<Value>): Flight {
    const controller = new AbortController()
    const promise = start(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight = { promise, controller, waiting: 0 }
    flights.set(key, flight)
    return flight
  }
}
