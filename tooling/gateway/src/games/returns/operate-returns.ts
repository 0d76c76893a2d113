import * as z from 'zod/mini'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { compareReturn, isOutside, type ComparedReturn } from './compare-returns.ts'
import { listReturnDays, listTitleReturns, type ReturnsAsked } from './return-store.ts'

const asked = {
  merchant: z.optional(z.string()),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
}

/** Which titles are asked about, or which days of one; all merchants together and all days that were kept, where nothing is said. */
export const returnsOperation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('titles'),
    ...asked,
    vendor: z.optional(z.string()),
    outside: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('days'), ...asked, nodeId: z.string() }),
])
export type ReturnsOperation = z.infer<typeof returnsOperation>

/** So many titles, or days of one, are told at once; the counts are told in full. */
const most = 500

/** Tells what titles returned, against what they state (games 109). */
export async function operateReturns(
  services: Services,
  wanted: ReturnsOperation,
): Promise<{ count: number; outside: number; titles: ComparedReturn[] } | { days: ComparedReturn[] }> {
  const { db } = services
  const { merchant, from, until } = wanted
  const merchantId = merchant === undefined ? undefined : (await findMerchant(services, merchant)).id
  const days: ReturnsAsked = { merchantId, from, until }
  if (wanted.do === 'days') {
    const rows = await listReturnDays(db, { ...days, nodeId: wanted.nodeId, most })
    return { days: rows.map(compareReturn) }
  }
  const titles = (await listTitleReturns(db, { ...days, vendor: wanted.vendor })).map(compareReturn)
  const outside = titles.filter(isOutside)
  const told = wanted.outside === true ? outside : titles
  return { count: titles.length, outside: outside.length, titles: told.slice(0, most) }
}
