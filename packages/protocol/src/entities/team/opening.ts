import * as z from 'zod/mini'
import { id, newPassword } from '../../fields.ts'
import { decimal, listOf, maybe } from '../../reply-fields.ts'

/** A rebate as a percentage of up to three decimals, such as `1.25`. */
export const rebateText = z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,3})?$/))

/** Rebates by series of lotteries and prize mode, as gateways of the family tell them; some call the value `rebate`. */
export const rebateConfigs = listOf(z.object({ rebateValue: maybe(decimal), rebate: maybe(decimal) }))

/** The largest of them, as far as a rebate is told; undefined where there is none. */
export function largestRebate(configs: z.output<typeof rebateConfigs>): string | undefined {
  const largest = configs.reduce(
    (most, { rebateValue, rebate = rebateValue }) => Math.max(most, rebate ?? -1),
    -1,
  )
  // Three decimals, cut, so that nobody is promised more than there is.
  return largest < 0 ? undefined : String(Math.floor(largest * 1000 + 1e-6) / 1000)
}

/** What the caller may give: its own rebate, or the largest of the family's table of them. */
export const openingTerms = z.union([
  z.object({
    /** Whether the account may open others at all; its sub-accounts may not. */
    mayOpen: z.boolean(),
    /** The most that may be given: the caller's own. */
    rebate: rebateText,
  }),
  z.pipe(
    z.object({ configs: rebateConfigs }),
    z.transform(({ configs }) => ({ mayOpen: true, rebate: largestRebate(configs) ?? '0' })),
  ),
])

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

/** The id of a link. */
export const linkId = id
