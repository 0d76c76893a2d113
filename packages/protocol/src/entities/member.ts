import * as z from 'zod/mini'
import { timestamp } from '../fields.ts'

/** The signed-in account (specification 3, "Member info"). `type` as in `accountType`. */
export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  toUpline: z.optional(z.string()),
  mobile: z.optional(z.string()),
  regDate: timestamp,
  lastLogin: z.optional(timestamp),
  lastLoginLocation: z.optional(z.string()),
  clubLabel: z.optional(z.object({ labelName: z.string(), color: z.optional(z.string()) })),
  memberLabel: z.array(z.string()),
})
export type MemberInfo = z.infer<typeof memberInfo>

/** What a successful sign-in brings (specification 3, "Login response"). */
export const signedIn = z.object({
  token: z.string(),
  id: z.string(),
  userName: z.string(),
  customerType: z.int(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The sign-in before this one, so that a member notices a stranger's. */
  lastSignIn: z.optional(z.object({ at: timestamp, device: z.string(), place: z.string() })),
})
export type SignedIn = z.infer<typeof signedIn>
