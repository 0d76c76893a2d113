import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'
import { type BetFilter } from './bet-filter.ts'
import { betRequest } from './bet-request.ts'

/** The bets of the team that a filter leaves; `now` says which days are meant. */
export function betsQuery({ api }: Pick<AppContext, 'api'>, filter: BetFilter, now: number) {
  return inPlace(callQuery(api, calls.team.bets, betRequest(filter, now)))
}
