import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { noInput, nothing, shortText, typedPassword } from '../../fields.ts'
import { avatarReply } from './account.ts'
import { lineContactState } from '../../entities/member.ts'
import { picture, pictureBody } from '../../picture.ts'

const account = { token: 'required' } as const

export const icon = defineCall({
  id: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  token: 'required',
  about: 'The avatars to choose from',
  input: noInput,
  reply: z.array(z.string()),
})

export const saveProfile = defineCall({
  ...account,
  id: 'member.saveProfile',
  method: 'POST',
  path: '/wps/member/info',
  access: 'real-account',
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
  access: 'real-account',
  largestBody: pictureBody,
  about: 'Choose a picture by name, or upload one: png or jpg in base64, 5 MB',
  input: z.object({
    icon: z.optional(shortText(20)),
    image: z.optional(picture),
  }),
  reply: avatarReply,
})

export const lineContact = defineCall({
  ...account,
  id: 'member.lineContact',
  method: 'GET',
  path: '/wps/member/line-contact',
  access: 'real-account',
  about: 'Whether the line may contact the account, and how to reach who stands above it',
  input: noInput,
  reply: lineContactState,
})

export const setLineContact = defineCall({
  ...account,
  id: 'member.setLineContact',
  method: 'PUT',
  path: '/wps/member/line-contact',
  access: 'real-account',
  about: 'Let the line contact the account by its number, or take that back',
  input: z.object({ mayContact: z.boolean() }),
  reply: nothing,
})

export const acceptTerms = defineCall({
  ...account,
  id: 'member.acceptTerms',
  method: 'POST',
  path: '/wps/member/terms',
  about: 'Accept the terms and the privacy text in the version that was read',
  input: z.object({ version: shortText(20) }),
  reply: nothing,
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
  access: 'member',
  about: 'Close the account for good; refused while money, bets or a withdrawal are open',
  input: z.object({ password: typedPassword }),
  reply: nothing,
})

export const changePassword = defineCall({
  id: 'member.changePassword',
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'PASS3',
  token: 'required',
  sealed: true,
  about: 'Change the sign-in password',
  input: z.object({
    oldPassword: typedPassword,
    newPassword: typedPassword,
    confirmNewPassword: typedPassword,
  }),
  reply: nothing,
})
