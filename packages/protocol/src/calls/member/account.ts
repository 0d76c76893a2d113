import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { memberInfo } from '../../entities/member.ts'
import { noInput } from '../../fields.ts'
import { idText } from '../../reply-fields.ts'

/** The name of the account's picture: one to choose from, or one that its owner uploaded. */
export const avatarReply = z.object({ avatar: idText, avatarType: z.enum(['CUSTOM', 'STATIC']) })

export const info = defineCall({
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  about: 'The signed-in account',
  input: noInput,
  reply: memberInfo,
})

export const avatar = defineCall({
  id: 'member.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  token: 'required',
  answer: 'either',
  about: "The account's avatar",
  input: noInput,
  reply: avatarReply,
})
