import { dayMs } from '@saola/rules'
import type { PeopleFilter } from '../people-filter-store.ts'

type Asked = {
  userType?: PeopleFilter['userType'] | undefined
  status?: PeopleFilter['status']
  activeDays?: number | undefined
  quietDays?: number | undefined
}

/** The filter behind what was asked; undefined where it leaves everybody. */
export function toTreeFilter(asked: Asked, now: number): PeopleFilter | undefined {
  const { userType = 'all', status, activeDays, quietDays } = asked
  const asks = [status, activeDays, quietDays].some((each) => each !== undefined)
  if (userType === 'all' && !asks) return undefined
  const since = (days: number | undefined) => (days === undefined ? undefined : now - days * dayMs)
  return { now, userType, status, activeSince: since(activeDays), quietSince: since(quietDays) }
}
