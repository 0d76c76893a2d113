import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** How many messages and answers the member has not read. */
export function unreadQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.support.unreadCount)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
