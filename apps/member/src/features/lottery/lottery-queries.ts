import { calls } from '@saola/protocol'
import { callQuery, stale, type AppContext, type ListPlace } from '@saola/shell'
import { secondMs } from '@saola/rules'
import { queryOptions } from '@tanstack/react-query'
import { isOver, untilNextFate, untilNextLook } from './next-look.ts'

/** The quickest lottery draws this often; its menu is not read more often where nothing is pushed. */
const menuMs = 45 * secondMs

type Api = Pick<AppContext, 'api'>

/** The menu of the Vietnamese lotteries, or of the neighbours' (lottery 1). */
export function menuQuery({ api }: Api, place: 'vietnam' | 'sea') {
  const query =
    place === 'sea'
      ? callQuery(api, calls.lottery.gameMenus, { prizeMode: 'SEA' })
      : callQuery(api, calls.lottery.vnGameMenu, {})
  return queryOptions({ ...query, staleTime: stale.moment, refetchInterval: menuMs })
}

/** How each lottery is called, by its code. */
export function namesQuery({ api }: Api) {
  const call = calls.lottery.gameMenus
  return queryOptions({
    ...callQuery(api, call, {}),
    staleTime: stale.session,
    meta: { call, keep: 'device' },
    select: (groups) =>
      new Map(
        groups.flatMap(({ gameMenus }) =>
          gameMenus.map(({ gameCode, labelName }) => [gameCode, labelName ?? gameCode]),
        ),
      ),
  })
}

/** Lotteries that the member played last. */
export function recentQuery({ api }: Api) {
  const call = calls.lottery.vnGameMenuRecent
  return queryOptions({ ...callQuery(api, call, {}), staleTime: stale.minute, meta: { call, quiet: true } })
}

/** Lotteries that many play. */
export function popularQuery({ api }: Api) {
  const call = calls.lottery.popular
  return queryOptions({
    ...callQuery(api, call, { count: 20 }),
    staleTime: stale.minute,
    meta: { call, quiet: true },
  })
}

/** One lottery: its ways to bet and the draws that take bets. */
export function gameQuery({ api }: Api, gameCode: string) {
  const call = calls.lottery.game
  return queryOptions({
    ...callQuery(api, call, { gameCode }),
    staleTime: stale.moment,
    // Its pages say themselves what is wrong, as with an address that no lottery has.
    meta: { call, quiet: true },
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? stale.minute : untilNextLook(data.draws.slice(0, 2), data.now),
  })
}

/** The results of a group on a day of Vietnam, as `2026-11-22`. */
export function resultsQuery({ api }: Api, groupCode: string, day: string) {
  const call = calls.lottery.results
  return queryOptions({
    ...callQuery(api, call, { groupCode, day }),
    staleTime: stale.moment,
    meta: { call, quiet: true, keep: 'device' },
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? stale.minute : untilNextLook(data.draws, data.now),
  })
}

/** The last draws of a lottery, the latest first. */
export function historyQuery({ api }: Api, gameCode: string, count: number) {
  return queryOptions({
    ...callQuery(api, calls.lottery.history, { gameCode, count }),
    staleTime: stale.moment,
  })
}

/** One draw; read again until it is over. */
export function drawQuery({ api }: Api, drawId: string) {
  const call = calls.lottery.draw
  return queryOptions({
    ...callQuery(api, call, { drawId }),
    staleTime: stale.moment,
    meta: { call, quiet: true },
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOver(data) ? false : stale.moment),
  })
}

/** How many orders a page of them has. */
export const ordersPerPage = 20

type Following = Pick<AppContext, 'api' | 'clock'>

/** The member's lottery orders, newest first; followed while a bet of them is open. */
export function ordersQuery({ api, clock }: Following, { page = 1, asOf }: ListPlace) {
  return queryOptions({
    ...callQuery(api, calls.lottery.orders, { pageNo: page, pageSize: ordersPerPage, asOf }),
    staleTime: stale.moment,
    refetchInterval: ({ state: { data } }) =>
      untilNextFate(data?.list.flatMap(({ bets }) => bets) ?? [], clock.now()),
  })
}

/** One of the member's lottery orders; followed while a bet of it is open. */
export function orderQuery({ api, clock }: Following, orderId: string) {
  return queryOptions({
    ...callQuery(api, calls.lottery.order, { orderId }),
    staleTime: stale.moment,
    refetchInterval: ({ state: { data } }) => untilNextFate(data?.bets ?? [], clock.now()),
  })
}
