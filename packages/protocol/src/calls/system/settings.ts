import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { registerRules } from '../../entities/register-rules.ts'
import { resource } from '../../entities/system-status.ts'
import { whitelabelNode } from '../../entities/whitelabel.ts'
import { noInput } from '../../fields.ts'
import { listOf, textsOf } from '../../reply-fields.ts'

export const whitelabel = defineCall({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  alwaysOpen: true,
  // The status brings the tree along, and is asked first of all.
  sentInstead: 'system.status',
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
  reply: z.object({ domainList: textsOf, resources: listOf(resource) }),
})
