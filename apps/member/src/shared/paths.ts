import type { Ticket } from '@saola/protocol'

/** Addresses that several features lead to; plain strings, so that a page may come or go without this file. */
export const paths: Readonly<
  Record<
    | 'lobby'
    | 'games'
    | 'deposit'
    | 'withdraw'
    | 'banks'
    | 'rewards'
    | 'account'
    | 'security'
    | 'profile'
    | 'help'
    | 'support'
    | 'terms'
    | 'protection',
    string
  >
> = {
  lobby: '/lobby',
  games: '/games',
  deposit: '/wallet/deposit',
  withdraw: '/wallet/withdraw',
  banks: '/wallet/banks',
  rewards: '/rewards',
  account: '/account',
  security: '/account/security',
  profile: '/account/profile',
  help: '/helpmc',
  support: '/support',
  terms: '/terms',
  protection: '/account/protection',
}

/** Where a member asks about something, with the number that the statement shows for it. */
export function askAboutPath(topic: Ticket['topic'], reference: string): string {
  return `/support/new?topic=${topic}&reference=${encodeURIComponent(reference)}`
}

/** Where a game runs. */
export function playPath(nodeId: string): string {
  return `/play/${encodeURIComponent(nodeId)}`
}
