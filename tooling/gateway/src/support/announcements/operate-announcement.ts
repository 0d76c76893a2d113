import { createHash } from 'node:crypto'
import { isSitePath, webAddress } from '@saola/rules'
import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import { readPicture } from '../../pictures/read-picture.ts'
import type { Services } from '../../services/services.ts'
import { listStanding, type StandingAnnouncement } from './announcement-store.ts'
import { deleteAnnouncements, insertAnnouncement } from './announcement-write-store.ts'
import { insertBannerPicture, type BannerPicture } from './banner-picture-store.ts'
import { bannerPicturePath } from './mount-banner-pictures.ts'

const line = z.string().check(z.minLength(1), z.maxLength(200))
const words = z.string().check(z.minLength(1), z.maxLength(8000))
const merchant = z.string()
/** From when to when it is shown: at once and until it is taken back, where nothing is said. */
const period = { publishAt: z.optional(z.int()), endsAt: z.optional(z.int()) }

/** What the operator does about announcements: looks at what stands, publishes one in both languages, or takes some back. */
export const announcementOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list'), merchant }),
  z.strictObject({
    do: z.literal('publish'),
    merchant,
    kind: z.enum(['player', 'agent', 'popup', 'promotion']),
    title: z.strictObject({ VI: line, EN: line }),
    content: z.strictObject({ VI: words, EN: words }),
    /** When a popup opens: after sign-in, before, or at the first sign-in only. */
    execution: z.optional(z.enum(['A', 'B', 'F'])),
    /** The offer that a popup leads to. */
    promotionId: z.optional(z.int()),
    ...period,
  }),
  z.strictObject({
    do: z.literal('banner'),
    merchant,
    title: z.strictObject({ VI: line, EN: line }),
    /** A png or jpg in base64. */
    picture: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** What it opens (system 11): a web address or a path, the promotions, a game or a family of them, or nothing. */
    linkageType: z.enum(['', 'URL', 'P', 'G']),
    linkage: z.optional(z.string().check(z.maxLength(500))),
    ...period,
  }),
  z.strictObject({
    do: z.literal('withdraw'),
    merchant,
    ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
  }),
])
export type AnnouncementOperation = z.infer<typeof announcementOperation>
type Publishing = Extract<AnnouncementOperation, { do: 'publish' | 'banner' }>

/** Answers with what stands, or with the numbers of what was published or taken back (support 5, system 10). */
export async function operateAnnouncement(
  services: Services,
  wanted: AnnouncementOperation,
): Promise<{ ids: number[] } | { standing: StandingAnnouncement[] }> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'list') {
    return { standing: await listStanding(services.db, merchantId, services.now()) }
  }
  if (wanted.do === 'withdraw') {
    const ids = await deleteAnnouncements(services.db, merchantId, wanted.ids)
    if (ids.length === 0) throw new Fault('not_found', { field: 'ids' })
    return { ids }
  }
  const publishedAt = wanted.publishAt ?? services.now()
  const endsAt = wanted.endsAt ?? null
  if (endsAt !== null && endsAt <= publishedAt) refuse('endsAt')
  return wanted.do === 'banner'
    ? publishBanner(services, merchantId, wanted, { publishedAt, endsAt })
    : publish(services, merchantId, wanted, { publishedAt, endsAt })
}

type Shown = { publishedAt: number; endsAt: number | null }

async function publish(
  { db }: Services,
  merchantId: number,
  wanted: Extract<Publishing, { do: 'publish' }>,
  shown: Shown,
): Promise<{ ids: number[] }> {
  const isPopup = wanted.kind === 'popup'
  if (isPopup !== (wanted.execution !== undefined)) refuse('execution')
  if (!isPopup && wanted.promotionId !== undefined) refuse('promotionId')
  const ids = await db.transaction().execute((trx) =>
    insertAnnouncement(trx, merchantId, {
      ...wanted,
      ...shown,
      kind: wanted.kind === 'agent' ? 'player' : wanted.kind,
      details: {
        ...(wanted.kind === 'agent' && { audience: 'agent' }),
        ...(wanted.promotionId !== undefined && { promotionId: String(wanted.promotionId) }),
      },
      execution: wanted.execution ?? null,
    }),
  )
  return { ids }
}

async function publishBanner(
  { db, now }: Services,
  merchantId: number,
  { title, picture, linkageType, linkage = '' }: Extract<Publishing, { do: 'banner' }>,
  shown: Shown,
): Promise<{ ids: number[] }> {
  if (!mayOpen(linkageType, linkage)) refuse('linkage')
  const read = readBanner(picture)
  const name = createHash('sha256').update(read.image).digest('hex').slice(0, 32)
  const ids = await db.transaction().execute(async (trx) => {
    await insertBannerPicture(trx, { ...read, name, merchantId, now: now() })
    return insertAnnouncement(trx, merchantId, {
      ...shown,
      kind: 'banner',
      title,
      content: { VI: '', EN: '' },
      details: { groupName: 'w_home', url: bannerPicturePath(name), linkageType, linkage },
      execution: null,
    })
  })
  return { ids }
}

/** Whether a banner may open this (system 11, 35): a path or a web address; of games and promotions a path, or the name of a game. */
function mayOpen(linkageType: string, linkage: string): boolean {
  if (linkageType === 'URL') return isSitePath(linkage) || webAddress(linkage) !== undefined
  if (linkage === '') return linkageType !== 'G'
  return isSitePath(linkage) || /^[\w.-]+$/.test(linkage)
}

/** A picture is one by its content. */
function readBanner(base64: string): BannerPicture {
  const { kind, image } = readPicture(base64, { code: 'request_param_err', field: 'picture' })
  return { image, kind: kind === 'png' ? 'png' : 'jpeg' }
}

function refuse(field: string): never {
  throw new Fault('request_param_err', { field })
}
