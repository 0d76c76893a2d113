import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type App = Pick<AppContext, 'api'>

/** What was given to the reader and waits, or was claimed. */
export function issuedQuery({ api }: App) {
  const query = callQuery(api, calls.promotions.issued, {})
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** What the reader's level gives back of valid bets. */
export function rebatesQuery({ api }: App) {
  const query = callQuery(api, calls.promotions.rebates)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}
