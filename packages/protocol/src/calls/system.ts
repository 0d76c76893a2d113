import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { announcements as announcementsReply } from '../entities/announcement.ts'
import { brandConfig } from '../entities/brand-config.ts'
import { registerRules } from '../entities/register-rules.ts'
import { resource, systemStatus } from '../entities/system-status.ts'
import { whitelabelNode } from '../entities/whitelabel.ts'
import { noInput } from '../fields.ts'

export const config = defineCall({
  id: 'system.config',
  method: 'GET',
  path: '/config.json',
  moduleId: '',
  timestamp: false,
  about: "The brand's static config",
  input: z.object({ _: z.string() }),
  reply: brandConfig,
})

export const ping = defineCall({
  id: 'system.ping',
  method: 'GET',
  path: '/wps/system/test/ping',
  moduleId: '',
  timestamp: false,
  about: 'Speed test of one line',
  input: z.object({ speed: z.optional(z.string()) }),
  reply: z.literal('pong'),
})

export const status = defineCall({
  id: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  about: 'Normal, maintenance or region restricted, with all public settings',
  input: noInput,
  reply: systemStatus,
})

export const whitelabel = defineCall({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  about: "The merchant's module tree",
  input: noInput,
  reply: whitelabelNode,
})

export const registerSettings = defineCall({
  id: 'system.registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  about: 'Rules of every registration field',
  input: noInput,
  reply: registerRules,
})

export const domainRoute = defineCall({
  id: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  about: 'Mirror domains and resource links',
  input: noInput,
  reply: z.object({ domainList: z.array(z.string()), resources: z.array(resource) }),
})

export const announcements = defineCall({
  id: 'system.announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'optional',
  about: 'Banners, notices, popups and promotions',
  input: z.object({
    types: z.string(),
    platform: z.optional(z.string()),
    execution: z.optional(z.string()),
  }),
  reply: announcementsReply,
})
