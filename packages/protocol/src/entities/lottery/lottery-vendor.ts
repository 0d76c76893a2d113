/** The vendors whose lotteries have a way of their own (games 7). */
export const lotteryVendor = { vietnam: 'TCG_LOTTO_VN', sea: 'TCG_SEA', world: 'GPI' } as const

/** The site's own pages of lotteries; a lottery's code stands behind them (lottery 42). */
export const lotteryPaths = { vietnam: '/vnlottery', sea: '/sealottery' } as const
