import * as z from 'zod/mini'
import { accountName } from '../../fields.ts'
import { contractKind, contractStep } from '../contracts/contract-terms.ts'
import { whole } from '../../reply-fields.ts'

/** What the activity of an agent and its sub-accounts consists of (team 30). */
const activityKinds = [
  'sign_in',
  'password',
  'password.reset',
  'payment_password',
  'authenticator.on',
  'authenticator.off',
  'passkey.on',
  'passkey.off',
  'sub_account.create',
  'sub_account.change',
  'sub_account.off',
  'sub_account.on',
  'sub_account.password',
  'opening',
  'link.create',
  'link.change',
  'link.remove',
  'transfer',
  'contract.offer',
  'contract.edit',
  'contract.step',
  'bill.pay',
  'bill.reject',
  'message',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What else there is to say of an act: an amount, the name of a link, the kind of a contract and the step taken. */
export const activityDetails = z.object({
  amount: z.optional(whole),
  name: z.optional(z.string()),
  contract: z.optional(contractKind),
  step: z.optional(contractStep),
  count: z.optional(whole),
})
export type ActivityDetails = z.infer<typeof activityDetails>

/** One act: who, what, on whom, when, and from where. */
export const activity = z.strictObject({
  id: z.string(),
  at: whole,
  actorName: z.string(),
  /** What the owner calls the sub-account that acted. */
  actorLabel: z.optional(z.string()),
  kind: z.enum(activityKinds),
  subjectName: z.optional(accountName),
  details: activityDetails,
  device: z.string(),
  place: z.string(),
})
export type Activity = z.infer<typeof activity>
