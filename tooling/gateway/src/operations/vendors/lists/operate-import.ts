import type { TitleList } from '@saola/aggregators'
import * as z from 'zod/mini'
import { Fault } from '../../../http/fault.ts'
import type { Services } from '../../../services/services.ts'
import { listConnectedVendors, type Vendor } from '../../../vendors/find-vendor.ts'
import { isVendorNamed } from '../../../vendors/title-store.ts'
import { updateVendorRecord, type VendorRecordRow } from '../../../vendors/vendor-record-store.ts'
import { requireName, titleFields } from '../add-title.ts'
import { listOf } from './ask-list.ts'
import { importList, type ImportOutcome } from './import-list.ts'

/** What is told of an import of an aggregator's list (games 145). */
export const importFields = {
  /** Whether the answer only says what would be done. */
  preview: z.boolean(),
  /** In đồng, of titles that are new. */
  minStake: z.optional(titleFields.minStake),
  /** Where the catalogue does not name the aggregator yet. */
  vendorName: titleFields.vendorName,
}
export type WantedImport = z.infer<ReturnType<typeof z.object<typeof importFields>>> & { vendor: string }

/** The list that is previewed or imported; asked for outside of any transaction, since it may take long. */
export async function listToImport(services: Services, wanted: WantedImport): Promise<TitleList> {
  const vendor = await requireVendor(services, wanted.vendor)
  const isNamed = await isVendorNamed(services.db, vendor.code)
  if (isNamed !== (wanted.vendorName === undefined)) {
    const messageKey = isNamed ? 'desk.vendor.named' : 'desk.vendor.unnamed'
    throw new Fault('request_param_err', { field: 'vendorName', messageKey })
  }
  return listOf(services, vendor, wanted)
}

/** Imports a list, in the transaction of the act; the record is held meanwhile, so that a turning off comes after it and closes its titles. */
export async function takeList(
  services: Services,
  wanted: WantedImport,
  list: TitleList,
): Promise<{ record: VendorRecordRow; imported: ImportOutcome }> {
  const { isOn } = await requireVendor(services, wanted.vendor)
  const record = await updateVendorRecord(services.db, wanted.vendor, { is_on: isOn }, { isOn })
  if (!record) throw new Fault('request_param_err', { field: 'do', messageKey: 'desk.vendor.already' })
  await requireName(services.db, wanted.vendor, wanted.vendorName)
  return { record, imported: await importList(services, wanted, list) }
}

async function requireVendor(services: Services, code: string): Promise<Vendor> {
  const vendor = (await listConnectedVendors(services)).find((each) => each.code === code)
  if (!vendor) throw new Fault('not_found', { field: 'vendor' })
  return vendor
}
