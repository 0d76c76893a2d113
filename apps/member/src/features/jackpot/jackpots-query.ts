import { calls } from '@saola/protocol'
import { callQuery, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

/** How often the counter looks at the pools: as often as the sample's quickest step (landing 6). */
const everyMs = 3000

/** The jackpot pools; who cannot read them is not told, for the counter has a sample. */
export function jackpotsQuery({ api }: Pick<AppContext, 'api'>, paused: boolean) {
  const query = callQuery(api, calls.games.jackpots)
  return queryOptions({
    ...query,
    staleTime: everyMs,
    refetchInterval: ({ state: { data } }) =>
      paused || data === undefined || data.showsSample ? false : everyMs,
    retry: false,
    meta: { ...query.meta, quiet: true },
  })
}
