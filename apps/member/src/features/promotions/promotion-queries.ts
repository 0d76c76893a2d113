import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<AppContext, 'api'>

/** How often an open offer looks for new turnover, in milliseconds. */
const lookEveryMs = 10_000

/** The offers, as their reader may see them. */
export function promotionsQuery({ api }: Reading) {
  const query = callQuery(api, calls.promotions.list)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** One offer; it looks for new turnover while its page is open. */
export function promotionQuery({ api }: Reading, promotionId: string) {
  const query = callQuery(api, calls.promotions.detail, { promotionId })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    refetchInterval: lookEveryMs,
    meta: { ...query.meta, quiet: true },
  })
}
