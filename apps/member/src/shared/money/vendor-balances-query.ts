import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

const pollMs = 5_000

/** What lies at each vendor; asked again and again while something is on its way. */
export function vendorBalancesQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.wallet.vendorBalances
  return queryOptions({
    ...callQuery(api, call),
    staleTime: stale.moment,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.list.some(({ pending }) => pending > 0) ? pollMs : false),
    meta: { call, quiet: true },
  })
}
