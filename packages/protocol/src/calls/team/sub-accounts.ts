import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { subAccount, subAccountTerms } from '../../entities/team/sub-account.ts'
import { id, newPassword, noInput } from '../../fields.ts'

const agent = { token: 'required', access: 'agent' } as const

export const subAccounts = defineCall({
  ...agent,
  id: 'team.subAccounts',
  method: 'GET',
  path: '/wps/agent/subAccounts',
  about: "The caller's sub-accounts with what each may do, newest first",
  input: noInput,
  reply: z.object({ list: z.array(subAccount) }),
})

export const createSubAccount = defineCall({
  ...agent,
  id: 'team.createSubAccount',
  method: 'POST',
  path: '/wps/agent/subAccount',
  sealed: true,
  about: 'Make a sub-account; who uses it chooses a password at the first sign-in',
  input: z.object({
    ...subAccountTerms.shape,
    username: z.string().check(z.maxLength(200)),
    password: newPassword,
  }),
  reply: subAccount,
})

export const changeSubAccount = defineCall({
  ...agent,
  id: 'team.changeSubAccount',
  method: 'PUT',
  path: '/wps/agent/subAccount',
  about: 'Rename a sub-account, change what it may do, or switch it off and on',
  input: z.object({ ...subAccountTerms.shape, customerId: id, isOn: z.boolean() }),
  reply: subAccount,
})

export const resetSubAccount = defineCall({
  ...agent,
  id: 'team.resetSubAccount',
  method: 'POST',
  path: '/wps/agent/subAccount/password',
  sealed: true,
  about: 'Give a sub-account another first password; its sessions end',
  input: z.object({ customerId: id, password: newPassword }),
  reply: subAccount,
})
