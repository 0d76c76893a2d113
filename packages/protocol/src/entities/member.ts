import * as z from 'zod/mini'
import { accountName, timestamp } from '../fields.ts'
import { idText, maybe, orElse, textsOf, whole, yesNo } from '../reply-fields.ts'

/** The signed-in account (member 1). `type` as in `accountType`. */
export const memberInfo = z.object({
  id: idText,
  account: z.string(),
  type: whole,
  nickname: maybe(z.string()),
  toUpline: maybe(accountName),
  mobile: maybe(z.string()),
  regDate: maybe(whole),
  lastLogin: maybe(whole),
  lastLoginLocation: maybe(z.string()),
  clubLabel: maybe(z.object({ labelName: z.string(), color: maybe(z.string()) })),
  memberLabel: textsOf,
  /** Of a sub-account: in whose name it works, and what it may do there (team 28). */
  /** The version of the terms that the account has yet to accept (member 24). */
  termsDue: maybe(z.string()),
  subAccount: maybe(z.object({ ownerName: z.string(), rights: textsOf })),
})
export type MemberInfo = z.infer<typeof memberInfo>

/** What a successful sign-in brings (session 10). */
export const signedIn = z.object({
  token: z.string().check(z.minLength(1)),
  id: maybe(idText),
  userName: maybe(z.string()),
  customerType: maybe(whole),
  firstTimeLogin: orElse(yesNo, false),
  passwordExpired: orElse(yesNo, false),
  /** The sign-in before this one, so that a member notices a stranger's. */
  lastSignIn: maybe(z.object({ at: timestamp, device: z.string(), place: z.string() })),
})
export type SignedIn = z.infer<typeof signedIn>

/** Who may be reached how along the line (member 16). Numbers in E.164. */
export const lineContactState = z.object({
  mayContact: z.boolean(),
  /** Its own number, masked; absent while it has none, and nobody can be reached without one. */
  own: z.optional(z.string()),
  /** Who stands directly above, where that one lets itself be contacted. */
  upline: z.optional(z.object({ name: accountName, phone: z.string() })),
})
export type LineContactState = z.infer<typeof lineContactState>
