import { calls } from '@saola/protocol'
import { offsetOf, secondMs, surerOffset, type ClockOffset } from '@saola/rules'
import { callKey, stale, useApp, useNow, type AppContext } from '@saola/shell'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** A slow answer says little about the clock, so the quickest of a few counts. */
const readings = [1, 2, 3]

/** A clock that is known to within this is known well enough, in ms. */
const sureMs = 100

/** Looks in a row at a clock that is known less well, as on a page that is still busy with its own start. */
const earlyLooks = 5
const earlyMs = 2 * secondMs

/** How far the gateway's clock is ahead of this device (lottery 11). A page with a countdown loads it first. */
export function clockQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.lottery.clock
  const queryKey = callKey(call)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<ClockOffset> => {
      const read = await Promise.all(readings.map(() => readOnce(api, signal)))
      const fresh = read.reduce(surerOffset, unknownOffset)
      const old = client.getQueryData<ClockOffset>(queryKey)
      return old !== undefined && agree(old, fresh) ? surerOffset(old, fresh) : fresh
    },
    staleTime: stale.minute,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && data.errorMs > sureMs && dataUpdateCount < earlyLooks ? earlyMs : stale.minute,
    refetchOnWindowFocus: 'always',
    meta: { call, quiet: true },
  })
}

/** Whether both can be right; where not, somebody has set the clock of this device. */
function agree(old: ClockOffset, fresh: ClockOffset): boolean {
  return Math.abs(old.offsetMs - fresh.offsetMs) <= old.errorMs + fresh.errorMs
}

const unknownOffset: ClockOffset = { offsetMs: 0, errorMs: Number.POSITIVE_INFINITY }

async function readOnce(api: AppContext['api'], signal: AbortSignal): Promise<ClockOffset> {
  const sentAt = Date.now()
  const { now } = await api.send(calls.lottery.clock, undefined, { signal })
  return offsetOf({ sentAt, heardAt: Date.now(), serverAt: now })
}

/** The present by the gateway's clock in ms, to the last full step of that clock; by this device's until it is known. */
export function useServerNow(stepMs: number): number {
  const { data } = useQuery(clockQuery(useApp()))
  return useNow(stepMs, data?.offsetMs ?? 0)
}

/** What is read often enough that a lock is seen before the eye does, in ms. */
const lookMs = 200

/** What `read` says of the gateway's present; draws anew only when that changes, so `read` returns something plain. */
export function useServerRead<T extends string | number | boolean | undefined>(read: (now: number) => T): T {
  const { data } = useQuery(clockQuery(useApp()))
  const look = (): T => read(Date.now() + (data?.offsetMs ?? 0))
  return useSyncExternalStore(everyLook, look, look)
}

function everyLook(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookMs)
  return () => clearInterval(timer)
}
