import * as z from 'zod/mini'
import type { Services } from '../../services/services.ts'
import { differenceSteps, operateDifferences } from './operate-differences.ts'
import { operateVendor, vendorOperation } from './operate-vendor.ts'

/** All that the act `vendor` does: about the records of vendors, and about what aggregators list otherwise than the wallet. */
export const vendorActOperation = z.discriminatedUnion('do', [
  ...vendorOperation.def.options,
  ...differenceSteps,
])
type VendorActOperation = z.infer<typeof vendorActOperation>

/** Does one of them. */
export function runVendorAct(
  services: Services,
  wanted: VendorActOperation,
  person?: string,
): Promise<unknown> {
  if (wanted.do === 'differences' || wanted.do === 'note-difference')
    return operateDifferences(services, wanted, person)
  return operateVendor(services, wanted, person)
}
