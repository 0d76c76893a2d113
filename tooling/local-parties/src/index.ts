/**
 * Stands for the outside world on a laptop: the payer's bank, the outbox, the operator's people, identity providers, an aggregator.
 *
 * @module
 */
export { mountLocalParties } from './mount-local-parties.ts'
export { readAggregatorKeys } from './aggregator/aggregator-keys.ts'
export {
  connectLocalAggregator,
  disconnectLocalAggregator,
  localAggregatorCode,
} from './aggregator/connect-aggregator.ts'
export { createLocalAggregator, isOfOperator } from './aggregator/local-aggregator.ts'
export { failsAtTimes } from './cdn/fails-at-times.ts'
export { localImageCdns } from './cdn/mount-image-cdns.ts'
export { localIdentity } from './identity/local-identity.ts'
export { playedProviders } from './identity/played-providers.ts'
