import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** The exchange rate table of points. */
export function ratesQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.points.config)
  return queryOptions({ ...query, staleTime: stale.minute, meta: { ...query.meta, quiet: true } })
}
