import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'
import { activityRequest, type ActivityFilter } from './activity-filter.ts'

/** The acts that a filter leaves. */
export function activityQuery({ api }: Pick<AppContext, 'api'>, filter: ActivityFilter) {
  return inPlace(callQuery(api, calls.team.activity, activityRequest(filter)))
}

/** Whose acts there may be beside one's own. */
export function actorsQuery({ api }: Pick<AppContext, 'api'>) {
  return inPlace(callQuery(api, calls.team.subAccounts))
}
