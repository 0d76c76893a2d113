import * as z from 'zod/mini'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'
import { deleteAnnouncements, insertAnnouncement } from './announcement-write-store.ts'

const title = z.string().check(z.minLength(1), z.maxLength(200))
const content = z.string().check(z.minLength(1), z.maxLength(8000))

/** What the operator does about announcements: publishes one in both languages, now or later, or takes some back. */
export const announcementOperation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('publish'),
    merchant: z.string(),
    kind: z.enum(['player', 'agent', 'popup', 'promotion']),
    title: z.strictObject({ VI: title, EN: title }),
    content: z.strictObject({ VI: content, EN: content }),
    /** When a popup opens: after sign-in, before, or at the first sign-in only. */
    execution: z.optional(z.enum(['A', 'B', 'F'])),
    publishAt: z.optional(z.int()),
  }),
  z.strictObject({
    do: z.literal('withdraw'),
    merchant: z.string(),
    ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
  }),
])
export type AnnouncementOperation = z.infer<typeof announcementOperation>

/** Publishes or takes back, and answers with the numbers of what that was. */
export async function operateAnnouncement(
  services: Services,
  wanted: AnnouncementOperation,
): Promise<{ ids: number[] }> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'publish' && (wanted.kind === 'popup') !== (wanted.execution !== undefined)) {
    throw new Fault('request_param_err', { field: 'execution' })
  }
  return services.db.transaction().execute(async (trx) => {
    if (wanted.do === 'withdraw') {
      const ids = await deleteAnnouncements(trx, merchantId, wanted.ids)
      if (ids.length === 0) throw new Fault('not_found', { field: 'ids' })
      return { ids }
    }
    const isForAgents = wanted.kind === 'agent'
    const ids = await insertAnnouncement(trx, merchantId, {
      ...wanted,
      kind: wanted.kind === 'agent' ? 'player' : wanted.kind,
      details: isForAgents ? { audience: 'agent' } : {},
      execution: wanted.execution ?? null,
      publishedAt: wanted.publishAt ?? services.now(),
    })
    return { ids }
  })
}
