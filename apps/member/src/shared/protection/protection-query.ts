import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** The member's limits, break or exclusion, and reality check; without a dialog when it cannot be read. */
export function protectionQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.protection.state)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
