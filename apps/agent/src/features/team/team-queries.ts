import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'
import { teamRequest, type TeamFilter } from './team-filter.ts'

type Reading = Pick<AppContext, 'api'>

/** The accounts of the team that a filter leaves. */
export function teamQuery({ api }: Reading, filter: TeamFilter) {
  return inPlace(callQuery(api, calls.team.downlines, teamRequest(filter)))
}

/** One account of the team. */
export function memberQuery({ api }: Reading, customerId: string) {
  const { placeholderData: _, ...query } = inPlace(callQuery(api, calls.team.downline, { customerId }))
  return query
}
