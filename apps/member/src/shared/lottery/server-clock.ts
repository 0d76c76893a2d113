import { calls } from '@saola/protocol'
import { secondMs, surerOffset, type ClockOffset } from '@saola/rules'
import { callKey, stale, useApp, useServerNow, type AppContext } from '@saola/shell'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** A slow answer says little about the clock, so the quickest of a few counts. */
const readings = [1, 2, 3]

/** A clock that is known to within this is known well enough, in ms. */
const sureMs = 100

/** Looks in a row at a clock that is known less well, as on a page that is still busy with its own start. */
const earlyLooks = 5
const earlyMs = 2 * secondMs

/** Reads the gateway's clock to the tenth of a second, for the app's own (lottery 11). A page with a countdown loads it first. */
export function clockQuery({ api, clock }: Pick<AppContext, 'api' | 'clock'>) {
  const call = calls.lottery.clock
  return queryOptions({
    queryKey: callKey(call),
    queryFn: async ({ signal }): Promise<ClockOffset> => {
      const ask = async (): Promise<number> => (await api.send(call, undefined, { signal })).now
      const read = await Promise.all(readings.map(() => clock.read(ask)))
      clock.note(read.reduce(surerOffset, unknownOffset))
      return clock.known()
    },
    staleTime: stale.minute,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && data.errorMs > sureMs && dataUpdateCount < earlyLooks ? earlyMs : stale.minute,
    refetchOnWindowFocus: 'always',
    meta: { call, quiet: true },
  })
}

const unknownOffset: ClockOffset = { offsetMs: 0, errorMs: Number.POSITIVE_INFINITY }

/** The present to the last full step, on a page that keeps the clock sure while it is open. */
export function useDrawNow(stepMs: number): number {
  useQuery(clockQuery(useApp()))
  return useServerNow(stepMs)
}

/** What is read often enough that a lock is seen before the eye does, in ms. */
const lookMs = 200

/** What `read` says of the gateway's present; draws anew only when that changes, so `read` returns something plain. */
export function useServerRead<T extends string | number | boolean | undefined>(read: (now: number) => T): T {
  const app = useApp()
  useQuery(clockQuery(app))
  const look = (): T => read(app.clock.now())
  return useSyncExternalStore(everyLook, look, look)
}

function everyLook(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookMs)
  return () => clearInterval(timer)
}
