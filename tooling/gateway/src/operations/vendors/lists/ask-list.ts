import { adapters, type TitleList } from '@saola/aggregators'
import { askAggregator } from '../../../games/aggregators/ask-aggregator.ts'
import { Fault } from '../../../http/fault.ts'
import type { Services } from '../../../services/services.ts'
import { aggregatorKeys } from '../../../vendors/aggregator-keys.ts'
import type { Vendor } from '../../../vendors/find-vendor.ts'
import { claimAsking, findKeptList, keepList } from './kept-list-store.ts'

/** Ten thousand titles are some megabytes. */
const timeoutMs = 30_000
/** Aggregators give their list about once a minute. */
const leastPauseMs = 60_000
/** What was previewed is imported as it was seen, if that is not too long ago. */
const previewLastsMs = 10 * 60_000

/**
 * The list of an aggregator: a preview asks for it, and what follows within ten minutes imports what was seen there. Throws a `Fault` in words
 * of its own where there is none to be had.
 */
export async function listOf(
  services: Services,
  vendor: Vendor,
  { preview }: { preview: boolean },
): Promise<TitleList> {
  const kept = preview
    ? undefined
    : await findKeptList(services.db, vendor.code, services.now() - previewLastsMs)
  return kept ?? askList(services, vendor)
}

async function askList({ db, now }: Services, vendor: Vendor): Promise<TitleList> {
  const keys = aggregatorKeys(vendor)
  const list = vendor.aggregator && adapters[vendor.aggregator.protocol].list
  if (!keys || !list) throw refusal('list_none')
  const askedAt = now()
  const mayAsk = await claimAsking(db, vendor.code, { now: askedAt, notSince: askedAt - leastPauseMs })
  if (!mayAsk) throw refusal('list_soon')
  const answered = await askAggregator(vendor, list.request(keys), timeoutMs)
  if (!answered || answered.status >= 500) throw refusal('list_silent')
  const read = list.read(answered.status, answered.body)
  if ('refused' in read) throw refusal(read.refused === 'keys' ? 'list_keys' : 'list_faulty')
  // By an empty one every title would be closed.
  if (read.titles.length === 0) throw refusal('list_empty')
  await keepList(db, vendor.code, { titles: read, askedAt })
  return read
}

function refusal(why: string): Fault {
  return new Fault('request_param_err', { field: 'vendor', messageKey: `desk.vendor.${why}` })
}
