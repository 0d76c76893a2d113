/** A page of one of the two sites: it is offered where each of its `calls` is answered, and one of `oneOf` where it has any. */
export type SitePage = {
  site: 'member' | 'agent'
  path: string
  calls: readonly string[]
  oneOf?: readonly string[]
}

const member = (path: string, ...calls: string[]): SitePage => ({ site: 'member', path, calls })
const agent = (path: string, ...calls: string[]): SitePage => ({ site: 'agent', path, calls })

/**
 * The pages that need calls which a gateway may not have (system 44), by their paths; what lies below a path belongs to it. A
 * page that is not listed is always there.
 */
export const sitePages: readonly SitePage[] = [
  member('/games', 'games.gameVendor'),
  member('/rng', 'games.gameList'),
  member('/matches', 'games.hotMatches'),
  member('/winners', 'games.winnerBoard'),
  member('/vnlottery', 'lottery.vnGameMenu', 'lottery.clock'),
  member('/vnlottery/results', 'lottery.results'),
  member('/vnlottery/statistics', 'lottery.history'),
  member('/vnlottery/orders', 'lottery.orders'),
  member('/sealottery', 'lottery.gameMenus', 'lottery.clock'),
  member('/announcements', 'system.announcements'),
  member('/chat', 'support.chat'),
  member('/feedback', 'support.feedback'),
  member('/helpmc', 'support.helpCenter'),
  member('/concern', 'protection.report'),
  member('/promotions', 'promotions.list'),
  {
    ...member('/rewards'),
    oneOf: [
      'promotions.list',
      'promotions.missions',
      'promotions.vip',
      'promotions.raffles',
      'points.balance',
    ],
  },
  member('/rewards/bonus', 'wallet.transactions'),
  member('/rewards/invite', 'promotions.referral'),
  member('/rewards/rebates', 'promotions.rebates'),
  member('/rewards/vip', 'promotions.vip'),
  member('/rewards/raffle', 'promotions.raffles'),
  member('/rewards/points', 'points.balance', 'points.rewards'),
  member('/rewards/points/convert', 'points.config', 'points.convert'),
  member('/rewards/points/details', 'points.details'),
  member('/rewards/points/goods', 'points.rewards', 'points.redeem'),
  member('/rewards/points/history', 'points.redeemHistory'),
  member('/rewards/points/rules', 'points.config'),
  member('/support', 'support.tickets'),
  member('/account/contracts', 'contracts.own'),
  member('/account/messages', 'support.inbox'),
  member('/account/protection', 'protection.state'),
  member('/account/security', 'member.security'),
  member('/wallet', 'wallet.balance'),
  member('/wallet/banks', 'wallet.bankCards'),
  member('/wallet/bets', 'wallet.bets'),
  member('/wallet/deposit', 'wallet.depositSettings', 'wallet.deposit'),
  member('/wallet/deposits', 'wallet.deposits'),
  member('/wallet/profit', 'wallet.profit'),
  member('/wallet/statement', 'wallet.transactions'),
  member('/wallet/withdraw', 'wallet.withdrawalSettings', 'wallet.withdraw'),
  agent('/activity', 'team.activity'),
  agent('/contracts', 'contracts.list'),
  agent('/contracts/bills', 'contracts.bills'),
  agent('/contracts/offer', 'contracts.offer'),
  agent('/messages', 'team.sentMessages'),
  agent('/opening', 'team.openingTerms', 'team.openDownline'),
  agent('/opening/file', 'team.openDownlines'),
  agent('/opening/links', 'team.links'),
  {
    ...agent('/reports'),
    oneOf: [
      'team.betting',
      'team.profit',
      'team.income',
      'team.credit',
      'team.transactions',
      'team.ownTransactions',
    ],
  },
  agent('/reports/betting', 'team.betting'),
  agent('/reports/credit', 'team.credit'),
  agent('/reports/income', 'team.income'),
  agent('/reports/profit', 'team.profit'),
  agent('/reports/team-transactions', 'team.transactions'),
  agent('/reports/transactions', 'team.ownTransactions'),
  agent('/sub-accounts', 'team.subAccounts'),
  agent('/team', 'team.downlines'),
  agent('/team/bets', 'team.bets'),
  agent('/transfer', 'team.transferBounds', 'team.recipients', 'team.transfer'),
]
