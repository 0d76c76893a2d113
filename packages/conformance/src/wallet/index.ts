/**
 * Whether a seamless wallet keeps a member's money right whatever the network does to a game's calls.
 *
 * @module
 */
export { playRound, type Sitting, type VendorCall, type WalletUnderTest } from './play-round.ts'
export { walletRounds, type Step, type WalletRound } from './wallet-rounds.ts'
