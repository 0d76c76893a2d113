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
  /** Who or what stands on the other side, in the language of the request. */
  counterparty: z.string(),
})
export type StatementRow = z.infer<typeof statementRow>

/**
 * One Vietnamese day of a statement (`YYYY-MM-DD`), counted over the whole day and not only what a page shows of it. The sums
 * keep to the filter; the balance is that of the wallet when the day or the period ended.
 */
export const statementDay = z.object({ day: z.string(), sumIn: money, sumOut: money, endBalance: money })
export type StatementDay = z.infer<typeof statementDay>

/** A page of the statement, newest first. `totalPages` as the wire has it; the sums cover the whole filter. */
export const statementPage = z.object({
  list: z.array(statementRow),
  totalPages: z.int(),
  totalCount: z.int(),
  sumIn: money,
  sumOut: money,
  /** The days that the page touches, newest first. */
  days: z.array(statementDay),
})
export type StatementPage = z.infer<typeof statementPage>

/** What a movement belongs to, for a way there; `verifyUrl` leads to the vendor's page that recomputes a round. */
export const statementLink = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bet'),
    orderNo: z.string(),
    roundId: z.string(),
    gameName: z.string(),
    verifyUrl: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('deposit'), depositId: z.string() }),
  z.object({ kind: z.literal('withdrawal'), withdrawalId: z.string() }),
])
export type StatementLink = z.infer<typeof statementLink>

/** A movement with every book that it touched; balances only of the member's own. */
export const statementDetail = z.object({
  row: statementRow,
  entries: z.array(
    z.object({ name: z.string(), own: z.boolean(), amount: money, balance: z.optional(money) }),
  ),
  link: z.optional(statementLink),
})
export type StatementDetail = z.infer<typeof statementDetail>

/** How profit and loss can be cut. */
export const profitCuts = ['day', 'week', 'family'] as const
export type ProfitCut = (typeof profitCuts)[number]

/** One part of a profit and loss: a day or week by its first day (`YYYY-MM-DD`), or a game family by its word. */
export const profitPart = z.object({
  id: z.string(),
  bets: z.int(),
  staked: money,
  won: money,
  net: money,
  playedMs: z.int(),
})
export type ProfitPart = z.infer<typeof profitPart>
