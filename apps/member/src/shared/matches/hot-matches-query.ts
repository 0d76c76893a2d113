import { calls, type CallReply } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** A match of the lobby and of the page of hot matches. */
export type HotMatch = CallReply<typeof calls.games.hotMatches>['matches'][number]

/** Scores and minutes move every two seconds at the vendor; who looks sees them at most so much later. */
export const matchesEveryMs = 5000

/** The hot matches, read again while somebody looks; who cannot read them sees none. */
export function hotMatchesQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.games.hotMatches, {})
  return queryOptions({
    ...query,
    staleTime: matchesEveryMs,
    refetchInterval: matchesEveryMs,
    meta: { ...query.meta, quiet: true },
  })
}
