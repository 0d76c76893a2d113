import { calls, type CallInput } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'
import { contractRequest, type ContractFilter } from './contract-filter.ts'

/** The agent's own contract of a kind, and those with its downlines that a filter leaves. */
export function contractsQuery({ api }: Pick<AppContext, 'api'>, filter: ContractFilter) {
  return inPlace(callQuery(api, calls.contracts.list, contractRequest(filter)))
}

const mostReceivers = 200

/** Everybody directly below; no type is said, whose words differ between gateways. */
export const receiversRequest: CallInput<typeof calls.team.downlines> = {
  downlineType: 'direct',
  sort: 'customerName',
  order: 'asc',
  pageNo: 0,
  pageSize: mostReceivers,
}

/** The accounts directly below, who may be offered a contract. */
export function receiversQuery({ api }: Pick<AppContext, 'api'>) {
  return inPlace(callQuery(api, calls.team.downlines, receiversRequest))
}
