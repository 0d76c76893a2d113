import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { brandConfig } from '../../entities/brand-config.ts'
import { systemStatus } from '../../entities/system-status.ts'
import { noInput, nothing } from '../../fields.ts'
import { maybe } from '../../reply-fields.ts'

export const config = defineCall({
  id: 'system.config',
  method: 'GET',
  path: '/config.json',
  moduleId: '',
  timestamp: false,
  answeredBy: 'site',
  alwaysOpen: true,
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
  answeredBy: 'line',
  alwaysOpen: true,
  about: 'Speed test of one line',
  input: z.object({ speed: z.optional(z.string()) }),
  reply: nothing,
})

export const status = defineCall({
  id: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  alwaysOpen: true,
  about: 'Normal, maintenance or region restricted, with all public settings',
  input: noInput,
  reply: systemStatus,
})

export const newerStatus = defineCall({
  id: 'system.newerStatus',
  method: 'GET',
  path: '/wps/v2/system/status',
  alwaysOpen: true,
  sentInstead: 'system.status',
  about: 'The status, by its newer path',
  input: noInput,
  reply: systemStatus,
})

export const location = defineCall({
  id: 'system.location',
  method: 'GET',
  path: '/wps/system/location',
  alwaysOpen: true,
  sentInstead: 'system.status',
  about: 'The country that the visitor comes from, as the status has it',
  input: noInput,
  reply: z.object({ location: maybe(z.string()) }),
})
