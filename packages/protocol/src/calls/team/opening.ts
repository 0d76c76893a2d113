import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { newAccount, openingResult, openingTerms as terms } from '../../entities/team/opening.ts'
import { noInput } from '../../fields.ts'
import { told } from '../../reply-fields.ts'

export const openingTerms = defineCall({
  id: 'team.openingTerms',
  method: 'GET',
  path: '/wps/agent/default',
  token: 'required',
  access: 'agent',
  about: 'What the caller may give to accounts that it opens',
  input: noInput,
  reply: terms,
})

export const openDownline = defineCall({
  id: 'team.openDownline',
  method: 'POST',
  path: '/wps/agent/downline',
  token: 'required',
  access: 'agent',
  sealed: true,
  about: 'Open an account directly below the caller; its owner chooses a password at the first sign-in',
  input: newAccount,
  reply: told(z.strictObject({ customerId: z.string(), customerName: z.string() })),
})

export const openDownlines = defineCall({
  id: 'team.openDownlines',
  method: 'POST',
  path: '/wps/agent/downlines',
  token: 'required',
  access: 'agent',
  sealed: true,
  about: 'Check accounts of a file, or open them; one that was opened before is not opened twice',
  input: z.object({
    /** Only says what would happen. */
    isCheck: z.boolean(),
    accounts: z.array(newAccount).check(z.minLength(1), z.maxLength(500)),
  }),
  /** In the order of the accounts. */
  reply: z.strictObject({ results: z.array(openingResult) }),
})
