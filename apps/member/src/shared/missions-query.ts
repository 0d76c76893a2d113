import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** What a newcomer is rewarded for. */
export function missionsQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.promotions.missions)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
