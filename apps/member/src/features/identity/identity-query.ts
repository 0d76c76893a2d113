import { calls } from '@saola/protocol'
import { secondMs } from '@saola/rules'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** So often is looked while a service has the document. */
const lookMs = 10 * secondMs

/** How far the verification of the member's identity has come; looked at again while it waits. */
export function identityQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.member.identity)
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookMs : false),
    meta: { ...query.meta, quiet: true },
  })
}
