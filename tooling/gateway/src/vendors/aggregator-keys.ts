import type { AggregatorKeys } from '@saola/aggregators'
import type { Vendor } from './find-vendor.ts'

/** What is agreed with the aggregator behind a vendor's record; undefined where the vendor speaks our own contract. */
export function aggregatorKeys({ aggregator, secrets }: Vendor): AggregatorKeys | undefined {
  return aggregator && { partnerId: aggregator.partnerId, theirs: aggregator.partnerKey ?? '', ours: secrets }
}
