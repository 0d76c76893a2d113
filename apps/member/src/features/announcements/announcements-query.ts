import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'

/** What the operator tells everybody: notices and popups. */
export function announcementsQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.system.announcements
  return {
    ...callQuery(api, call, { types: 'PL,PU' }),
    staleTime: stale.minute,
    meta: { call, quiet: true },
  }
}
