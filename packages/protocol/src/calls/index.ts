/**
 * Every call by area: `calls.wallet.balance`. Namespaces, so that a bundler keeps only the calls that are used. Each area
 * is an entry of its own too, for bundlers that keep a namespace inside a namespace whole.
 */
export * as contracts from './contracts.ts'
export * as games from './games.ts'
export * as lottery from './lottery.ts'
export * as member from './member.ts'
export * as points from './points.ts'
export * as promotions from './promotions.ts'
export * as protection from './protection.ts'
export * as session from './session.ts'
export * as support from './support.ts'
export * as system from './system.ts'
export * as team from './team.ts'
export * as wallet from './wallet.ts'
