import { calls, type CallReply } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** One drawn result as the lists of results have it. */
export type OpenedNumber = CallReply<typeof calls.lottery.vnOpenedNumbers>[number]

/** The latest results of the Vietnamese lotteries: 20 for a rail, 100 for a list (lottery 3). */
export function openedQuery({ api }: Pick<AppContext, 'api'>, count: 20 | 100) {
  const call = calls.lottery.vnOpenedNumbers
  return queryOptions({
    ...callQuery(api, call, { count }),
    staleTime: stale.minute,
    refetchInterval: stale.minute,
    meta: { call, quiet: true },
  })
}

/** The latest results of all lotteries, also of the neighbours', for who is signed in. */
export function allOpenedQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.lottery.openedNumbers
  return queryOptions({
    ...callQuery(api, call, {}),
    staleTime: stale.minute,
    refetchInterval: stale.minute,
    meta: { call, quiet: true },
  })
}
