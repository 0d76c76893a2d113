import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** The member's bank accounts, and whether there is a transaction password. */
export function bankCardsQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.wallet.bankCards
  return queryOptions({
    ...callQuery(api, call),
    staleTime: stale.moment,
    refetchOnMount: 'always',
    meta: { call, quiet: true, keep: 'tab' },
  })
}
