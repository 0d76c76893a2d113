import * as z from 'zod/mini'
import { asOf, money } from '../fields.ts'
import { decimal, idText, maybe, whole } from '../reply-fields.ts'

/** The kinds of rows a statement can be filtered by (wallet 25). */
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

/** The kinds of the family's own codes, `txTypeId` (wallet 25), where no word says it. */
const kinds: Readonly<Record<number, StatementType>> = {
  6101: 'deposit',
  6201: 'withdraw',
  6112: 'dividend',
  6116: 'dividend',
  4301: 'daily_wage',
  6111: 'betting_rebate',
  6109: 'betting_rebate',
  6113: 'betting_rebate',
  4105: 'betting_rebate',
  6114: 'agent_rebate',
  6118: 'agent_rebate',
  4200: 'betting',
  4100: 'winning',
}

const text = maybe(z.string())

/** One entry of the wallet: signed amount with the balance before and after it. */
export const statementRow = z.pipe(
  z.object({
    txId: idText,
    txTypeId: whole,
    txTypeName: text,
    type: maybe(z.enum(statementTypes)),
    txTimeInTimestamp: whole,
    orderNo: maybe(idText),
    remark: text,
    amount: decimal,
    beforeBalance: maybe(decimal),
    currentAvailBalance: maybe(decimal),
    customerName: text,
    counterparty: text,
  }),
  z.transform((row): StatementRow => ({ ...row, type: row.type ?? kinds[row.txTypeId] ?? 'other' })),
)

/** One entry as it is shown. What a gateway does not tell is undefined. */
export type StatementRow = {
  txId: string
  txTypeId: number
  /** The gateway's own word for the kind, for one that is only `other` here. */
  txTypeName?: string | undefined
  type: StatementType
  txTimeInTimestamp: number
  orderNo?: string | undefined
  remark?: string | undefined
  amount: number
  beforeBalance?: number | undefined
  currentAvailBalance?: number | undefined
  customerName?: string | undefined
  /** Who or what stands on the other side, in the language of the request. */
  counterparty?: string | undefined
}

/**
 * One Vietnamese day of a statement (`YYYY-MM-DD`), counted over the whole day and not only what a page shows of it. The sums
 * keep to the filter; the balance is that of the wallet when the day or the period ended.
 */
export const statementDay = z.object({ day: z.string(), sumIn: money, sumOut: money, endBalance: money })
export type StatementDay = z.infer<typeof statementDay>

const rows = maybe(z.array(statementRow))

/** A page of the statement, newest first. No document names the field that holds the rows (wallet 26). */
export const statementPage = z.pipe(
  z
    .object({
      list: rows,
      rows,
      content: rows,
      totalPages: whole,
      totalCount: maybe(whole),
      asOf,
      sumIn: maybe(decimal),
      sumOut: maybe(decimal),
      /** The days that the page touches, newest first. */
      days: maybe(z.array(statementDay)),
    })
    .check(z.refine((page) => (page.list ?? page.rows ?? page.content) !== undefined, { path: ['list'] })),
  z.transform(({ list, rows: named, content, ...page }): StatementPage => ({
    ...page,
    list: list ?? named ?? content ?? [],
  })),
)

/** A page of the statement. `totalPages` as the wire has it; the sums, where there are any, cover the whole filter. */
export type StatementPage = {
  list: StatementRow[]
  totalPages: number
  totalCount?: number | undefined
  asOf?: string | undefined
  sumIn?: number | undefined
  sumOut?: number | undefined
  days?: StatementDay[] | undefined
}

/** What an entry belongs to, for a way there; `verifyUrl` leads to the vendor's page that recomputes a round. */
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

/** An entry with every ledger account that it touched; balances only of the member's own. */
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
  bets: whole,
  staked: money,
  won: money,
  net: money,
  playedMs: whole,
})
export type ProfitPart = z.infer<typeof profitPart>
