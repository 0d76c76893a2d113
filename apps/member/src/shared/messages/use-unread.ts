import { isSignedIn, stale, useApp, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from './unread-query.ts'

/**
 * How many messages and answers the member has not read; none for visitors and until it is known. Others write them, so
 * it is asked again by the minute.
 */
export function useUnread(): number {
  const { data } = useQuery({
    ...unreadQuery(useApp()),
    enabled: isSignedIn(useSession()),
    refetchInterval: stale.minute,
  })
  return data ?? 0
}
