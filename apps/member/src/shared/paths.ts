import type { FileRouteTypes } from '../route-tree.gen.ts'

/** Pages that several features lead to. */
export const paths = {
  lobby: '/lobby',
  games: '/games',
  deposit: '/wallet/deposit',
  deposits: '/wallet/deposits',
  withdraw: '/wallet/withdraw',
  banks: '/wallet/banks',
  rewards: '/rewards',
  points: '/rewards/points',
  vip: '/rewards/vip',
  rebates: '/rewards/rebates',
  bonus: '/rewards/bonus',
  invite: '/rewards/invite',
  promotions: '/promotions',
  account: '/account',
  security: '/account/security',
  profile: '/account/profile',
  identity: '/account/identity',
  winners: '/winners',
  matches: '/matches',
  help: '/helpmc',
  feedback: '/feedback',
  download: '/download',
  announcements: '/announcements',
  service: '/service',
  chat: '/chat',
  support: '/support',
  terms: '/terms',
  concern: '/concern',
  protection: '/account/protection',
  contracts: '/account/contracts',
  messages: '/account/messages',
} as const satisfies Record<string, FileRouteTypes['to']>

/** Where a game runs. */
export function playPath(nodeId: string): string {
  return `/play/${encodeURIComponent(nodeId)}`
}

/** The sheet of a title, over the lobby. */
export function sheetPath(nodeId: string): string {
  return `${paths.lobby}?game=${encodeURIComponent(nodeId)}`
}

/** The list of a vendor's titles, over the lobby. */
export function vendorListPath(vendor: string): string {
  return `${paths.lobby}?list=${encodeURIComponent(vendor)}`
}
