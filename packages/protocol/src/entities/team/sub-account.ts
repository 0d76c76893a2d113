import * as z from 'zod/mini'
import { subAccountRights } from '../../sub-account-rights.ts'

/** What an agent calls a sub-account, and what it may do. */
export const subAccountTerms = z.object({
  label: z.string().check(z.maxLength(200)),
  rights: z.array(z.enum(subAccountRights)).check(z.maxLength(subAccountRights.length)),
})

/** Somebody who works in the caller's name (team 27). */
export const subAccount = z.strictObject({
  customerId: z.string(),
  customerName: z.string(),
  label: z.string(),
  rights: z.array(z.enum(subAccountRights)),
  isOn: z.boolean(),
  /** Until its owner's password has been replaced by one of its own. */
  mustChangePassword: z.boolean(),
  createdAt: z.int(),
  lastLogin: z.optional(z.int()),
})
export type SubAccount = z.infer<typeof subAccount>
