import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** The member's balance, read anew whenever somebody comes back to the page. */
export function balanceQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.wallet.balance
  return queryOptions({
    ...callQuery(api, call),
    staleTime: stale.moment,
    refetchOnWindowFocus: 'always',
    meta: { call, quiet: true, keep: 'tab' },
  })
}
