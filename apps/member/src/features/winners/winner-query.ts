import { calls, type CallReply, type RankingWeek } from '@saola/protocol'
import { callQuery, readJson, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type WinnerBoard = CallReply<typeof calls.games.winnerBoard>

/** One win as the board shows it. */
export type Win = WinnerBoard['list'][number]['vo']

/** The board is cached in the session under this key (winners 3). */
const cacheKey = 'WINNERS'

/** The latest winners; what this tab saw last stands at once, the new list follows. */
export function winnerQuery({ api, storage }: Pick<AppContext, 'api' | 'storage'>) {
  const query = callQuery(api, calls.games.winnerBoard, { limitNum: 50 })
  return queryOptions({
    ...query,
    queryFn: async (context): Promise<WinnerBoard> => {
      const board = await api.send(calls.games.winnerBoard, { limitNum: 50 }, { signal: context.signal })
      storage.tab.write(cacheKey, JSON.stringify(board))
      return board
    },
    staleTime: stale.minute,
    initialData: () => {
      const kept = calls.games.winnerBoard.reply.safeParse(readJson(storage.tab, cacheKey))
      return kept.success ? kept.data : undefined
    },
    initialDataUpdatedAt: 0,
  })
}

/** The ranking of a week (winners 5). */
export function rankingQuery({ api }: Pick<AppContext, 'api'>, week: RankingWeek) {
  const call = calls.games.ranking
  return queryOptions({
    ...callQuery(api, call, { week }),
    staleTime: stale.minute,
    meta: { call, quiet: true },
  })
}
