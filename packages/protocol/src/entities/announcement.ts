import * as z from 'zod/mini'
import { choicesOf, idText, maybe, orElse, whole } from '../reply-fields.ts'

/** What a banner opens: a web address, the promotions page, a game, or nothing (`linkageType` URL, P, G or empty). */
export const announcementBanner = z.object({
  bannerId: maybe(idText),
  groupName: maybe(z.string()),
  url: z.string(),
  title: orElse(z.string(), ''),
  linkage: maybe(z.string()),
  linkageType: orElse(z.string(), ''),
  roomId: maybe(idText),
  nodeId: maybe(idText),
  vendor: maybe(z.string()),
})

/** A notice; `execution` A after sign-in, B before, F at the first sign-in only. */
export const notice = z.object({
  id: maybe(idText),
  title: orElse(z.string(), ''),
  content: orElse(z.string(), ''),
  execution: maybe(z.string()),
  publishedAt: maybe(whole),
  /** The offer that a popup leads to. */
  promotionId: maybe(idText),
})

/** Banners, notices, popups, promotions and what agents alone are told, in the caller's language (system 10, 19). */
export const announcements = z.object({
  banners: choicesOf(announcementBanner),
  player: choicesOf(notice),
  popup: choicesOf(notice),
  promotion: choicesOf(notice),
  agent: choicesOf(notice),
})
export type Announcements = z.infer<typeof announcements>
