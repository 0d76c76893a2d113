/**
 * Our own games under an origin of their own, paid through the seamless wallet like any other vendor's.
 *
 * @module
 */
export { createVendor } from './vendor.ts'
export { loadPageAssets, type PageAssets } from './pages/page-assets.ts'
export { looksIn } from './pages/brand-look.ts'
export { openVendor, type OpenVendor } from './open-vendor.ts'
export { openSeed } from './seeds/sealed-seed.ts'
export { mostRoundsOfPair } from './seeds/seed-store.ts'
export { blockOf, drawsOf } from './seeds/fair-seeds.ts'
export { advanceTables } from './tables/advance-tables.ts'
export { migrate } from './migrate.ts'
export { hashModel } from './rounds/model-hash.ts'
export { patienceMs, recoverRounds } from './rounds/recover-rounds.ts'
export { fairOdds, finalChances } from './matches/match-chances.ts'
export { createModelSource } from './matches/model-source.ts'
export { runMatches } from './matches/run-matches.ts'
export { settleCorrections } from './matches/corrections/settle-corrections.ts'
export { keepPrices } from './matches/history/keep-prices.ts'
export { schemaName, type Database } from './database.ts'
export type { Schema } from './schema.ts'
export type { Fixture, Look, MatchSource } from './matches/match-source.ts'
export type { SendToGateway, Services } from './services.ts'
export { createKeptWallet } from './wallets/kept-wallet.ts'
export { NoWalletAnswer } from './wallets/wallet.ts'
