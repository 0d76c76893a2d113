import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** How far the reader is on the way up the VIP levels, and what each gives. */
export function vipQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.promotions.vip)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
