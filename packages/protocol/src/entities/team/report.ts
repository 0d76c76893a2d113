import * as z from 'zod/mini'
import { accountName, asOf, money } from '../../fields.ts'
import { maybe, whole } from '../../reply-fields.ts'

const page = z.object({ total: whole, currentPage: whole, pageSize: whole })
/** The same of any gateway: how many rows there are is what a page needs. */
export const countedPage = z.object({ total: whole, currentPage: maybe(whole), pageSize: maybe(whole) })

const path = z.array(z.object({ customerId: z.string(), customerName: accountName }))
/** The first and the last day, both included, as `2026-11-21`. */
const period = { startDate: z.string(), endDate: z.string() }
/** Who a row is about; rows of a day, a family or a vendor are about nobody. */
const who = {
  customerId: z.optional(z.string()),
  customerName: z.optional(accountName),
  type: z.optional(whole),
  /** How many stand below; where there are some, the row can be opened. */
  teamSize: z.optional(whole),
}

const playFigures = z.object({
  betCount: whole,
  betAmount: money,
  /** Stakes of settled bets. */
  validBetAmount: money,
  winAmount: money,
  /** From the members' side. */
  profitAndLoss: money,
})
export type PlayFigures = z.infer<typeof playFigures>

/** What a team bet, cut in one of four ways. `id` is the day, the family's word, the vendor's code or the account. */
export const bettingReport = z.object({
  list: z.array(z.object({ id: z.string(), ...who, ...playFigures.shape })),
  /** Over the whole filter. */
  footer: playFigures,
  /** What the account bet itself on whose team the report looks. */
  own: playFigures,
  days: z.array(z.object({ day: z.string(), betAmount: money, profitAndLoss: money })),
  page,
  asOf,
  path,
  ...period,
})
export type BettingReport = z.infer<typeof bettingReport>

const profitFigures = z.object({
  deposit: money,
  withdraw: money,
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  promotion: money,
  /** Salaries and dividends of contracts. */
  contract: money,
  /** From the members' side, of settled bets alone. */
  profitAndLoss: money,
})
export type ProfitFigures = z.infer<typeof profitFigures>

/** What came in, went out, was bet and won, by account. */
export const profitReport = z.object({
  list: z.array(z.object({ id: z.string(), ...who, ...profitFigures.shape })),
  footer: profitFigures,
  own: profitFigures,
  days: z.array(z.object({ day: z.string(), betAmount: money, profitAndLoss: money })),
  page,
  asOf,
  path,
  ...period,
})
export type ProfitReport = z.infer<typeof profitReport>

const creditFigures = z.object({
  opening: money,
  deposit: money,
  withdraw: money,
  transferIn: money,
  transferOut: money,
  /** Play, contracts, promotions and corrections together: what is left between opening and closing. */
  play: money,
  closing: money,
})
export type CreditFigures = z.infer<typeof creditFigures>

/** What each account held when the period began and when it ended, and what made the difference. */
export const creditReport = z.object({
  list: z.array(z.object({ id: z.string(), ...who, ...creditFigures.shape })),
  footer: creditFigures,
  page,
  asOf,
  path,
  ...period,
})
export type CreditReport = z.infer<typeof creditReport>
