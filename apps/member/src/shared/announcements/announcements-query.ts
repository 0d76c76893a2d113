import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** What the operator tells everybody: banners, notices and popups. */
export function announcementsQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.system.announcements
  return queryOptions({
    ...callQuery(api, call, { types: 'B,PL,PU' }),
    staleTime: stale.minute,
    meta: { call, quiet: true, keep: 'device' },
  })
}
