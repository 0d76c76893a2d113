import * as z from 'zod/mini'
import { money } from '../../fields.ts'
import { subAccountRights } from '../../sub-account-rights.ts'
import { whole } from '../../reply-fields.ts'

/** What an agent calls a sub-account, what it may do, and what it may move in a Vietnamese day. */
export const subAccountTerms = z.object({
  label: z.string().check(z.maxLength(200)),
  rights: z.array(z.enum(subAccountRights)).check(z.maxLength(subAccountRights.length)),
  /** Of transfers and bills together; the operator's usual day when nothing is said. */
  dailyCap: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))),
})

/** Somebody who works in the caller's name (team 27). */
export const subAccount = z.strictObject({
  customerId: z.string(),
  customerName: z.string(),
  label: z.string(),
  rights: z.array(z.enum(subAccountRights)),
  dailyCap: money,
  isOn: z.boolean(),
  /** Until its owner's password has been replaced by one of its own. */
  mustChangePassword: z.boolean(),
  createdAt: whole,
  lastLogin: z.optional(whole),
})
export type SubAccount = z.infer<typeof subAccount>
