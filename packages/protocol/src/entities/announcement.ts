import * as z from 'zod/mini'

/** What a banner opens: a web address, the promotions page, a game, or nothing (`linkageType` URL, P, G or empty). */
export const announcementBanner = z.object({
  bannerId: z.string(),
  groupName: z.string(),
  url: z.string(),
  title: z.string(),
  linkage: z.optional(z.string()),
  linkageType: z.string(),
  roomId: z.optional(z.string()),
  nodeId: z.optional(z.string()),
  vendor: z.optional(z.string()),
})

/** A notice; `execution` A after sign-in, B before, F at the first sign-in only. */
export const notice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  execution: z.optional(z.enum(['A', 'B', 'F'])),
  publishedAt: z.optional(z.int()),
})

/** Banners, player notices, popups and promotions in the caller's language (specification 3, "Notice response"). */
export const announcements = z.object({
  banners: z.array(announcementBanner),
  player: z.array(notice),
  popup: z.array(notice),
  promotion: z.array(notice),
})
export type Announcements = z.infer<typeof announcements>
