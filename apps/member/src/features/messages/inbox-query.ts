import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext, type ListPlace } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** Messages a page. */
export const inboxPageSize = 20

/** What was written to the member; the page tells a failure in its place. */
export function inboxQuery({ api }: Pick<AppContext, 'api'>, { page = 1, asOf }: ListPlace) {
  const query = callQuery(api, calls.support.inbox, { page, size: inboxPageSize, asOf })
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
