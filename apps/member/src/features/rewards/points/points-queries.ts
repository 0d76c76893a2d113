import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext, type ListPlace } from '@saola/shell'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type Reading = Pick<AppContext, 'api'>

/** How many rows a page of the history or of the details has. */
export const rowsOfPage = 20

/** The goods on offer, as their reader may redeem them. */
export function goodsQuery({ api }: Reading) {
  const query = callQuery(api, calls.points.rewards)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** The member's own points, whole ones (points 9). */
export function pointsQuery({ api }: Reading) {
  const query = callQuery(api, calls.points.balance)
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    select: Math.floor,
    meta: { ...query.meta, quiet: true },
  })
}

/** One page of what was redeemed. */
export function redemptionsQuery({ api }: Reading, { page = 1, asOf }: ListPlace) {
  const query = callQuery(api, calls.points.redeemHistory, { pageNo: page, pageSize: rowsOfPage, asOf })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { ...query.meta, quiet: true },
  })
}

/** One page of what changed the points. */
export function entriesQuery({ api }: Reading, { page = 1, asOf }: ListPlace) {
  const query = callQuery(api, calls.points.details, { pageNo: page, pageSize: rowsOfPage, asOf })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { ...query.meta, quiet: true },
  })
}
