import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { noInput, nothing, shortText } from '../../fields.ts'
import { avatarReply } from './account.ts'

const account = { token: 'required' } as const

export const saveProfile = defineCall({
  ...account,
  id: 'member.saveProfile',
  method: 'POST',
  path: '/wps/member/info',
  about: 'Change the nickname, 2 to 20 characters',
  input: z.object({ nickname: shortText(100) }),
  reply: nothing,
})

export const saveAvatar = defineCall({
  ...account,
  id: 'member.saveAvatar',
  method: 'POST',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  about: 'Choose a picture by name, or upload one: png or jpg in base64, 5 MB',
  input: z.object({
    icon: z.optional(shortText(20)),
    image: z.optional(
      z.string().check(z.minLength(1), z.maxLength(7_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    ),
  }),
  reply: avatarReply,
})

export const exportData = defineCall({
  ...account,
  id: 'member.exportData',
  method: 'GET',
  path: '/wps/member/data',
  about: 'Everything that is kept about the account, as one document',
  input: noInput,
  reply: z.record(z.string(), z.unknown()),
})

export const closeAccount = defineCall({
  ...account,
  id: 'member.closeAccount',
  method: 'POST',
  path: '/wps/member/close',
  sealed: true,
  about: 'Close the account for good; refused while money, bets or a withdrawal are open',
  input: z.object({ password: shortText(128) }),
  reply: nothing,
})
