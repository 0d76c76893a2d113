import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** Where the eight titles are. The names stand without the call, so its failure is nobody's business. */
export function hotGamesQuery({ api }: Pick<AppContext, 'api'>) {
  const query = callQuery(api, calls.games.hotGames, {})
  return queryOptions({ ...query, staleTime: stale.session, meta: { ...query.meta, quiet: true } })
}
