import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** Messages a page. */
export const inboxPageSize = 20

/** What was written to the member; the page tells a failure in its place. */
export function inboxQuery({ api }: Pick<AppContext, 'api'>, page: number) {
  const query = callQuery(api, calls.support.inbox, { page, size: inboxPageSize })
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
