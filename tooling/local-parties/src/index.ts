/**
 * Stands for the outside world on a laptop: the payer's bank, the outbox, the operator's people, identity providers.
 *
 * @module
 */
export { mountLocalParties } from './mount-local-parties.ts'
export { failsAtTimes } from './cdn/fails-at-times.ts'
export { localImageCdns } from './cdn/mount-image-cdns.ts'
export { localIdentity } from './identity/local-identity.ts'
export { playedProviders } from './identity/played-providers.ts'
