/** Addresses that several features lead to; plain strings, so that a page may come or go without this file. */
export const paths: Readonly<Record<'lobby' | 'games' | 'deposit' | 'rewards' | 'account' | 'help', string>> =
  {
    lobby: '/lobby',
    games: '/games',
    deposit: '/wallet/deposit',
    rewards: '/rewards',
    account: '/account',
    help: '/helpmc',
  }

/** Where a game runs. */
export function playPath(nodeId: string): string {
  return `/play/${encodeURIComponent(nodeId)}`
}
