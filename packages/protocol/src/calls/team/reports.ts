import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { gameFamily } from '../../entities/game.ts'
import { moneyKinds, profitSides, reportCuts } from '../../entities/team/report-choices.ts'
import { incomeReport } from '../../entities/team/income-report.ts'
import { moneyReport } from '../../entities/team/money-report.ts'
import { bettingReport, creditReport, profitReport } from '../../entities/team/report.ts'
import { asOf, id, pageFromOne, pageSize } from '../../fields.ts'

/** A day of the Vietnamese calendar, `2026-11-21`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Both included; the month until today where nothing is said. */
const period = { startDate: z.optional(day), endDate: z.optional(day) }
const pages = { pageNo: pageFromOne, pageSize, asOf }
const order = z.optional(z.enum(['asc', 'desc']))

/** Whose figures: the branch of an account, each direct downline with its team or everybody alone, by role and name. */
const team = {
  customerId: z.optional(id),
  customerName: z.optional(z.string().check(z.maxLength(64))),
  summaryType: z.optional(z.enum(['team', 'own'])),
  userType: z.optional(z.enum(['all', 'agent', 'player'])),
}
const play = { gameType: z.optional(gameFamily), vassalage: z.optional(z.string().check(z.maxLength(64))) }

const bettingInput = z.object({
  ...period,
  ...team,
  ...play,
  cut: z.optional(z.enum(reportCuts)),
  sort: z.optional(z.enum(['name', 'betCount', 'betAmount', 'validBetAmount', 'winAmount', 'profitAndLoss'])),
  order,
  ...pages,
})

export const betting = defineCall({
  id: 'team.betting',
  method: 'GET',
  path: '/wps/report/teamBetting',
  token: 'required',
  access: 'agent',
  about: 'What the team bet, by account, day, family or vendor',
  input: bettingInput,
  reply: bettingReport,
})

const profitInput = z.object({
  ...period,
  ...team,
  sort: z.optional(
    z.enum([
      'name',
      'deposit',
      'withdraw',
      'betAmount',
      'validBetAmount',
      'winAmount',
      'promotion',
      'contract',
      'profitAndLoss',
    ]),
  ),
  order,
  ...pages,
})

export const profit = defineCall({
  id: 'team.profit',
  method: 'GET',
  path: '/wps/report/teamProfit',
  token: 'required',
  access: 'agent',
  about: 'Profit and loss of the accounts of the team',
  input: profitInput,
  reply: profitReport,
})

const creditInput = z.object({
  ...period,
  customerId: z.optional(id),
  customerName: team.customerName,
  userType: team.userType,
  ...pages,
})

export const credit = defineCall({
  id: 'team.credit',
  method: 'GET',
  path: '/wps/report/credit',
  token: 'required',
  access: 'agent',
  about: 'What the accounts of the team held and what changed it',
  input: creditInput,
  reply: creditReport,
})

const moneyInput = z.object({
  ...period,
  customerId: z.optional(id),
  customerName: team.customerName,
  userType: team.userType,
  transactionType: z.optional(z.enum(moneyKinds)),
  ...pages,
})

export const transactions = defineCall({
  id: 'team.transactions',
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  token: 'required',
  access: 'agent',
  about: 'Deposits, withdrawals and transfers of the team',
  input: moneyInput,
  reply: moneyReport,
})

export const ownTransactions = defineCall({
  id: 'team.ownTransactions',
  method: 'GET',
  path: '/wps/report/transactionDetails',
  token: 'required',
  access: 'agent',
  about: "The caller's own money outside play",
  input: z.object({ ...period, transactionType: z.optional(z.enum(moneyKinds)), ...pages }),
  reply: moneyReport,
})

export const income = defineCall({
  id: 'team.income',
  method: 'GET',
  path: '/wps/report/income',
  token: 'required',
  access: 'agent',
  about: 'What the caller earned, day by day',
  input: z.object({ ...period, ...pages }),
  reply: incomeReport,
})

/** The reports that can be had as files. */
const reportNames = ['betting', 'profit', 'credit', 'transactions', 'own-transactions', 'income'] as const

export const exportFile = defineCall({
  id: 'team.exportFile',
  method: 'GET',
  path: '/wps/report/export/:report',
  token: 'required',
  access: 'agent',
  about: 'A report as a table file, every row that its filter leaves',
  answer: 'file',
  input: z.object({
    report: z.enum(reportNames),
    format: z.enum(['csv', 'xlsx']),
    ...z.omit(bettingInput, { pageNo: true, pageSize: true, asOf: true }).shape,
    transactionType: moneyInput.shape.transactionType,
    /** From whose side the file writes profit and loss; the members', as calls tell it, where nothing is said. */
    side: z.optional(z.enum(profitSides)),
  }),
  reply: z.instanceof(Blob),
})
