import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<AppContext, 'api'>

/** How often an open question looks for an answer, in milliseconds. */
const lookEveryMs = 20_000

/** The member's questions, the latest first. */
export function ticketsQuery({ api }: Reading) {
  const query = callQuery(api, calls.support.tickets, { pageNo: 1, pageSize: 50 })
  // The page tells a failure in its place, with a way to try again; a dialog over it would tell it twice.
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** One question with what was said; it looks for an answer while the page is open. */
export function ticketQuery({ api }: Reading, ticketId: string) {
  const query = callQuery(api, calls.support.ticket, { ticketId })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    refetchInterval: lookEveryMs,
    meta: { ...query.meta, quiet: true },
  })
}
