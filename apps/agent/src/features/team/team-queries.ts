import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'
import { onlySaid } from '#shared/list/only-said.ts'
import { type TeamFilter } from '#shared/team/team-filter.ts'
import { teamRequest } from '#shared/team/team-request.ts'

type Reading = Pick<AppContext, 'api'>

/** The accounts of the team that a filter leaves. */
export function teamQuery({ api }: Reading, filter: TeamFilter) {
  return inPlace(callQuery(api, calls.team.downlines, teamRequest(filter)))
}

/** The accounts that a search finds, wherever in the team they stand. */
export function hitsQuery(reading: Reading, { q, type, status, activity }: TeamFilter) {
  return teamQuery(reading, { sort: 'customerName', ...onlySaid({ q, type, status, activity }) })
}

/** One account of the team. */
export function memberQuery({ api }: Reading, customerId: string) {
  const { placeholderData: _, ...query } = inPlace(callQuery(api, calls.team.downline, { customerId }))
  return query
}
