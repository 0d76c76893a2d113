import * as z from 'zod/mini'
import { accountName, money } from '../../fields.ts'
import { decimal, idText, maybe, whole } from '../../reply-fields.ts'

/** A member or agent below the caller (team 3). `activeFlag` 1 is fine; 0, 2, 5, 6 disabled; 7 deleted. */
export const downlineRow = z.object({
  customerId: idText,
  customerName: accountName,
  type: whole,
  level: maybe(whole),
  uplineName: maybe(accountName),
  teamSize: maybe(whole),
  directSize: maybe(whole),
  registerDate: maybe(whole),
  lastLogin: maybe(whole),
  accountBalance: maybe(decimal),
  activeFlag: maybe(whole),
  /** Ours: on a break or excluded, without saying which or until when. */
  isPaused: maybe(z.boolean()),
})
export type DownlineRow = z.infer<typeof downlineRow>

/** One account of the team in detail. */
export const downlineDetail = z.object({
  ...z.required(downlineRow).shape,
  lastLogin: maybe(whole),
  isPaused: maybe(z.boolean()),
  nickname: z.string(),
  /** Masked: enough to recognise. */
  mobile: z.optional(z.string()),
  /** To call, in E.164, with the consent of its owner alone (member 16). */
  phone: z.optional(z.string()),
  path: z.array(z.object({ customerId: z.string(), customerName: accountName })),
  totals: z.object({
    deposit: money,
    betAmount: money,
    winAmount: money,
    profitAndLoss: money,
    betCount: whole,
  }),
})
export type DownlineDetail = z.infer<typeof downlineDetail>
