import { calls } from '@saola/protocol'
import { billsQuery, callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'

type Reading = Pick<AppContext, 'api'>

/** What the agent owes now and at the next settlement, beside its balance. */
export function owedQuery({ api }: Reading) {
  return inPlace(callQuery(api, calls.contracts.owed))
}

/** As many as one request pays. */
const mostAtOnce = 200

/** Every bill that the agent has still to pay, newest first. */
export function openBillsQuery(app: Reading) {
  return billsQuery(app, { side: 'upline', state: 'open', pageNo: 1, pageSize: mostAtOnce })
}
