import type { Belongings } from './one-of-everything.ts'

/** An address for each screen of the member site that everybody sees, by its place in the route tree. */
export const publicScreens: Readonly<Record<string, string>> = {
  '/': '/',
  '/lobby': '/lobby',
  '/games': '/games?q=lim',
  '/games/$family': '/games/slots',
  '/rewards': '/rewards',
  '/promotions': '/promotions',
  '/promotions/$promotionId': '/promotions/1001',
  '/winners': '/winners',
  '/matches': '/matches',
  '/vnlottery': '/vnlottery',
  '/vnlottery/$gameCode': '/vnlottery/ELOTT_FAST_NORTH_10_MINUTES',
  '/vnlottery/draw/$drawId': '/vnlottery/draw/1',
  '/vnlottery/results': '/vnlottery/results',
  '/vnlottery/ticket': '/vnlottery/ticket',
  '/vnlottery/statistics': '/vnlottery/statistics',
  '/sealottery': '/sealottery',
  '/sealottery/$gameCode': '/sealottery/LOTT_THAI_LOTTERY',
  '/helpmc': '/helpmc',
  '/terms': '/terms',
  '/download/$platform': '/download/ios',
  '/social/$provider': '/social/google?error=access_denied',
}

/** Addresses without a screen of their own. */
export const leadingOn = ['/rng', '/download']

/** The screens of a signed-in member who has one of everything. */
export const ownScreens = (has: Belongings): Readonly<Record<string, string>> => ({
  '/wallet': '/wallet',
  '/wallet/statement': '/wallet/statement',
  '/wallet/bets': '/wallet/bets',
  '/wallet/profit': '/wallet/profit',
  '/wallet/deposit': '/wallet/deposit',
  '/wallet/deposit/$depositId': `/wallet/deposit/${has.depositId}`,
  '/wallet/deposits': '/wallet/deposits',
  '/wallet/withdraw': '/wallet/withdraw',
  '/wallet/withdraw/$withdrawalId': `/wallet/withdraw/${has.withdrawalId}`,
  '/wallet/banks': '/wallet/banks',
  '/vnlottery/orders': '/vnlottery/orders',
  '/vnlottery/orders/$orderId': `/vnlottery/orders/${has.orderId}`,
  '/account': '/account',
  '/account/profile': '/account/profile',
  '/account/security': '/account/security',
  '/account/protection': '/account/protection',
  '/account/contracts': '/account/contracts',
  '/account/messages': '/account/messages',
  '/support': '/support',
  '/support/new': '/support/new',
  '/support/$ticketId': `/support/${has.ticketId}`,
  '/play/$nodeId': '/play/105',
})

/** The screens of a signed-in agent that need no member's id. */
export const agentScreens = [
  '/',
  '/team',
  '/team/bets',
  '/opening',
  '/opening/links',
  '/opening/file',
  '/transfer',
  '/sub-accounts',
  '/activity',
  '/messages',
  '/contracts',
  '/contracts/offer',
  '/contracts/bills',
  '/reports/betting',
  '/reports/profit',
  '/reports/team-transactions',
  '/reports/credit',
  '/reports/income',
  '/reports/transactions',
  '/me',
]
