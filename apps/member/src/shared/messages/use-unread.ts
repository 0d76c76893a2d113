import { calls } from '@saola/protocol'
import { callQuery, isSignedIn, stale, useApp, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'

/**
 * How many messages and answers the member has not read; none for visitors and until it is known. Others write them, so
 * it is asked again by the minute.
 */
export function useUnread(): number {
  const query = callQuery(useApp().api, calls.support.unreadCount)
  const { data } = useQuery({
    ...query,
    enabled: isSignedIn(useSession()),
    staleTime: stale.moment,
    refetchInterval: stale.minute,
    meta: { ...query.meta, quiet: true },
  })
  return data ?? 0
}
