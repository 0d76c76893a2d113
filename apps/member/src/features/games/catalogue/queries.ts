import { calls, type GameFamily } from '@saola/protocol'
import { callQuery, isSignedIn, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<AppContext, 'api' | 'session'>

/** Titles a rail shows before its "all". */
export const railSize = 14

/** Families with their vendors and counts. */
export function lanesQuery({ api }: Reading) {
  return queryOptions({ ...callQuery(api, calls.games.gameVendor, {}), staleTime: stale.session })
}

/** The hot games, in the order of the catalogue. */
export function hotQuery({ api }: Reading) {
  return queryOptions({ ...callQuery(api, calls.games.hotGames, {}), staleTime: stale.session })
}

/** The first titles of a family, or of one vendor in it. */
export function familyQuery({ api }: Reading, gameType: GameFamily | undefined, vassalage?: string) {
  const input = {
    ...(gameType !== undefined && { gameType }),
    pageNo: 1,
    pageSize: railSize,
    ...(vassalage !== undefined && { vassalage }),
  }
  return queryOptions({ ...callQuery(api, calls.games.gameList, input), staleTime: stale.session })
}

/** What the member played last; asked only for a member. */
export function recentQuery({ api, session }: Reading) {
  return queryOptions({
    ...callQuery(api, calls.games.recentGames),
    staleTime: stale.moment,
    enabled: isSignedIn(session),
  })
}

/** The member's rounds without a result yet; asked only for a member. */
export function unfinishedQuery({ api, session }: Reading) {
  const query = callQuery(api, calls.games.unfinished)
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    enabled: isSignedIn(session),
    // Without the answer games still open; the gateway has the last word.
    meta: { ...query.meta, quiet: true },
  })
}

/** The ids of the member's favourites, the latest first; asked only for a member. */
export function favoriteIdsQuery({ api, session }: Reading) {
  return queryOptions({
    ...callQuery(api, calls.games.favorites),
    staleTime: stale.session,
    enabled: isSignedIn(session),
  })
}

/** The favourites themselves, as many as a rail shows. */
export function favoriteTitlesQuery({ api, session }: Reading) {
  return queryOptions({
    ...callQuery(api, calls.games.favoriteList, { pageNo: 1, pageSize: railSize }),
    staleTime: stale.session,
    enabled: isSignedIn(session),
  })
}
