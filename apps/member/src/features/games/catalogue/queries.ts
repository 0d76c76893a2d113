import { calls, type GameFamily } from '@saola/protocol'
import { callQuery, isSignedIn, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<AppContext, 'api' | 'session'>

/** Titles a rail shows before its "all". */
export const railSize = 14

/** Titles that the list of a vendor shows before its "all". */
const listSize = 24

/** The hot games, in the order of the catalogue. */
export function hotQuery({ api }: Reading) {
  return queryOptions({ ...callQuery(api, calls.games.hotGames, {}), staleTime: stale.session })
}

/** The first titles of a family, or of all. */
export function familyQuery({ api }: Reading, gameType: GameFamily | undefined) {
  const input = { ...(gameType !== undefined && { gameType }), pageNo: 1, pageSize: railSize }
  return queryOptions({ ...callQuery(api, calls.games.gameList, input), staleTime: stale.session })
}

/** The first titles of a vendor in all families; what went wrong is said in their place. */
export function vendorQuery({ api }: Reading, vassalage: string) {
  const query = callQuery(api, calls.games.gameList, { vassalage, pageNo: 1, pageSize: listSize })
  return queryOptions({ ...query, staleTime: stale.session, meta: { ...query.meta, quiet: true } })
}

/** Which vendors serve which family; asked only for a member, and a list of a vendor stands without it. */
export function vendorFamiliesQuery({ api, session }: Reading) {
  const query = callQuery(api, calls.games.vassGameType)
  return queryOptions({
    ...query,
    staleTime: stale.session,
    enabled: isSignedIn(session),
    meta: { ...query.meta, quiet: true },
  })
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
