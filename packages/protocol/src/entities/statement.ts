import * as z from 'zod/mini'
import { money, timestamp } from '../fields.ts'

/** The kinds of rows a statement can be filtered by (wire 5, `codeTypes`). */
export const statementTypes = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
] as const
export type StatementType = (typeof statementTypes)[number]

/** One movement of the wallet: signed amount with the balance before and after it. */
export const statementRow = z.object({
  txId: z.string(),
  txTypeId: z.int(),
  type: z.enum(statementTypes),
  txTimeInTimestamp: timestamp,
  orderNo: z.string(),
  remark: z.string(),
  amount: money,
  beforeBalance: money,
  currentAvailBalance: money,
  customerName: z.string(),
})
export type StatementRow = z.infer<typeof statementRow>

/** A page of the statement, newest first. `totalPages` as the wire has it; the sums cover the whole filter. */
export const statementPage = z.object({
  list: z.array(statementRow),
  totalPages: z.int(),
  totalCount: z.int(),
  sumIn: money,
  sumOut: money,
})
export type StatementPage = z.infer<typeof statementPage>
