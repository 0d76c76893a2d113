import type { ApiClient } from '@saola/api-client'
import type { AreaName, Call, CallInput, CallReply } from '@saola/protocol'
import { queryOptions } from '@tanstack/react-query'

/** `[area, call id, input]`: everything that was read, by area, by call, by input. */
export type CallKey = readonly [area: string, callId: string, input: unknown]

type CallInputArguments<C extends Call> =
  undefined extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/**
 * The query options of a read, for loaders, `useQuery` and `useSuspenseQuery` alike.
 *
 * @example
 * useQuery({ ...callQuery(api, calls.wallet.balance), staleTime: stale.moment })
 */
export function callQuery<C extends Call>(api: ApiClient, call: C, ...rest: CallInputArguments<C>) {
  const [input] = rest
  return queryOptions({
    queryKey: callKey(call, input),
    // The tuple above says whether the input may be missing; the compiler cannot carry that through `send`.
    queryFn: ({ signal }): Promise<CallReply<C>> => (api.send as SendAny)(call, input, { signal }),
    meta: { call },
  })
}

/** The key of one read; without input, of all reads of the call. */
export function callKey(call: Call, input?: unknown): CallKey {
  return [areaOf(call), call.id, input]
}

/** The area word of a call: one of ours, or a brand's own. */
export function areaOf(call: Pick<Call, 'id'>): AreaName {
  return call.id.slice(0, call.id.indexOf('.'))
}

type SendAny = (call: Call, input: unknown, options: { signal: AbortSignal }) => Promise<never>
