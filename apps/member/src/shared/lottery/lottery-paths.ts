import { lotteryPaths as lobbies } from '@saola/protocol'

/** The pages of the lotteries. */
export const lotteryPaths = {
  ...lobbies,
  results: '/vnlottery/results',
  ticket: '/vnlottery/ticket',
  statistics: '/vnlottery/statistics',
  orders: '/vnlottery/orders',
} as const

/** The page of one lottery, by its group. */
export function lotteryPath({ gameCode, groupCode }: { gameCode: string; groupCode?: string }): string {
  const base = groupCode === 'SEA' ? lotteryPaths.sea : lotteryPaths.vietnam
  return `${base}/${encodeURIComponent(gameCode)}`
}
