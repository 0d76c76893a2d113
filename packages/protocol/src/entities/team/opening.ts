import * as z from 'zod/mini'
import { id, newPassword } from '../../fields.ts'

/** A rebate as a percentage of up to three decimals, such as `1.25`. */
export const rebateText = z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,3})?$/))

/** What an agent opens: 0 a member, 1 an agent. */
export const openedType = z.literal([0, 1])

const typed = z.optional(z.string().check(z.maxLength(200)))

/** An account to open, as it was typed; the merchant's rules for registering decide (team 12). */
export const newAccount = z.object({
  username: z.string().check(z.maxLength(200)),
  password: newPassword,
  type: openedType,
  rebate: z.string().check(z.maxLength(20)),
  nickname: typed,
  mobileNum: typed,
  email: typed,
  zalo: typed,
})
export type NewAccountInput = z.infer<typeof newAccount>

/** What became of one account of a file; `existed` is one that the same agent has opened before. */
export const openingResult = z.strictObject({
  username: z.string(),
  outcome: z.enum(['ready', 'opened', 'existed', 'refused']),
  customerId: z.optional(z.string()),
  /** The field that is wrong, and what is wrong with it in the caller's language. */
  field: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type OpeningResult = z.infer<typeof openingResult>

/** What a link is made with, and what may be changed of it. */
export const linkTerms = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** How many may register by it; without end when it is left out. */
  quota: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  /** Milliseconds since 1970; the link ends then. */
  endDate: z.optional(z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000))),
})

/** An invitation link with what has come of it (team 17), counted by the gateway. */
export const invitationLink = z.strictObject({
  affiUrlId: z.string(),
  code: z.string(),
  url: z.string(),
  name: z.string(),
  type: openedType,
  rebate: rebateText,
  status: z.enum(['open', 'paused', 'expired', 'used_up']),
  quota: z.optional(z.int()),
  endDate: z.optional(z.int()),
  createdAt: z.int(),
  clicks: z.int(),
  registered: z.int(),
  firstDeposits: z.int(),
  active: z.int(),
})
export type InvitationLink = z.infer<typeof invitationLink>

/** The id of a link. */
export const linkId = id
