import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { memberInfo } from '../../entities/member.ts'
import { noInput, nothing, shortText } from '../../fields.ts'

/** The name of the account's picture: one to choose from, or one that its owner uploaded. */
export const avatarReply = z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) })

export const info = defineCall({
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  about: 'The signed-in account',
  input: noInput,
  reply: memberInfo,
})

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

export const avatar = defineCall({
  id: 'member.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  token: 'required',
  about: "The account's avatar",
  input: noInput,
  reply: avatarReply,
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
    oldPassword: shortText(128),
    newPassword: shortText(128),
    confirmNewPassword: shortText(128),
  }),
  reply: nothing,
})
