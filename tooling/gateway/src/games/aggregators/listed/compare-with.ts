import { adapters, type ListedSpan, type ListedTransaction } from '@saola/aggregators'
import { hourMs, minuteMs, secondMs } from '@saola/rules'
import type { Services } from '../../../services/services.ts'
import { aggregatorKeys } from '../../../vendors/aggregator-keys.ts'
import type { Vendor } from '../../../vendors/find-vendor.ts'
import { askAggregator } from '../ask-aggregator.ts'
import { idsOf } from './differences-of.ts'
import { endLook, leaveBefore, lookFor, noteUndone, readRows, startLook, type Look } from './look.ts'
import { findMoved, listMoved } from './moved-store.ts'

/** What is younger is not compared: an aggregator sends a call again for a while. */
const restMs = 30 * minuteMs

/** So many hours are asked for, each by itself, since a list may be long. */
export const hoursAsked = 24

/** Clocks differ, and a call takes a while: each hour is asked for with so much before and after it. */
const marginMs = 5 * minuteMs

/** A win may be sent for hours: what has moved here is looked for in what is listed of so long before. */
const longestOnItsWayMs = 6 * hourMs

/** So many ids are looked up in one statement. */
const batch = 1_000

const timeoutMs = 30 * secondMs

/** What a comparison has come to. */
type Compared = Pick<Look, 'differences' | 'seen'> & { hoursUntold: number }

/**
 * Compares what an aggregator lists of the last day with what has moved here, from the latest hour to the earliest (games 148); `about` are ids of
 * which it says whether anything was told. Undefined where no list of the aggregator is known.
 */
export async function compareWith(
  services: Services,
  vendor: Vendor,
  about: ReadonlySet<string>,
): Promise<Compared | undefined> {
  if (!vendor.aggregator || !adapters[vendor.aggregator.protocol].transactionList) return undefined
  const until = services.now() - restMs - marginMs
  const look = startLook(about, until)
  let hoursUntold = 0
  for (let hour = 0; hour < hoursAsked; hour += 1) {
    const span = { from: until - (hour + 1) * hourMs, to: until - hour * hourMs }
    const listed = await listOf(vendor, { from: span.from - marginMs, to: span.to + marginMs })
    if (typeof listed === 'string') {
      leaveBefore(look, span.to + longestOnItsWayMs)
      hoursUntold += listed === 'silent' ? hoursAsked - hour : 1
      // Who does not answer is not asked another twenty times.
      if (listed === 'silent') break
      continue
    }
    const isLookedFor = (hoursAsked - hour) * hourMs > longestOnItsWayMs
    if (isLookedFor) lookFor(look, await listMoved(services.db, vendor.code, span))
    noteUndone(look, listed)
    await readAll(services, { vendor, look }, listed)
  }
  endLook(look)
  return { differences: look.differences, seen: look.seen, hoursUntold }
}

async function readAll(
  { db }: Services,
  { vendor, look }: { vendor: Vendor; look: Look },
  listed: readonly ListedTransaction[],
): Promise<void> {
  for (let first = 0; first < listed.length; first += batch) {
    const part = listed.slice(first, first + batch)
    readRows(look, part, await findMoved(db, vendor.code, idsOf(part)))
  }
}

/** What is listed of a time; `silent` where nobody answers, `refused` where the answer is no list. */
async function listOf(
  vendor: Vendor,
  span: ListedSpan,
): Promise<readonly ListedTransaction[] | 'silent' | 'refused'> {
  const keys = aggregatorKeys(vendor)
  const list = vendor.aggregator && adapters[vendor.aggregator.protocol].transactionList
  if (!keys || !list) throw new Error(`${vendor.code} tells no list`)
  const answered = await askAggregator(vendor, list.request(keys, span), timeoutMs)
  if (!answered) return 'silent'
  return list.read(answered.status, answered.body) ?? 'refused'
}
