import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** The raffles that run and the reader's own tickets. */
export function rafflesQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.promotions.raffles)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
