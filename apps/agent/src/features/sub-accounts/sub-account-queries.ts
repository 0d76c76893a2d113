import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'

/** The agent's sub-accounts. */
export function subAccountsQuery({ api }: Pick<AppContext, 'api'>) {
  return inPlace(callQuery(api, calls.team.subAccounts))
}
