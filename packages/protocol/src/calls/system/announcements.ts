import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { announcements as announcementsReply } from '../../entities/announcement.ts'

export const announcements = defineCall({
  id: 'system.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'optional',
  alwaysOpen: true,
  about: 'Banners, notices, popups, promotions, and notices for agents',
  input: z.object({
    types: z.string(),
    platform: z.optional(z.string()),
    execution: z.optional(z.string()),
  }),
  reply: announcementsReply,
})
