import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { betPage } from '../entities/bet.ts'
import { teamOverview } from '../entities/team/overview.ts'
import { downlineDetail, downlineRow } from '../entities/team/team.ts'
import { decimal, maybe, whole } from '../reply-fields.ts'
import {
  accountName,
  asOf,
  daysInQuery,
  id,
  pageFromOne,
  pageFromZero,
  pageSize,
  wholeInQuery,
} from '../fields.ts'

export * from './team/reports.ts'
export * from './team/links.ts'
export * from './team/opening.ts'
export * from './team/transfers.ts'
export * from './team/tree.ts'
export * from './team/sub-accounts.ts'
export * from './team/activity.ts'
export * from './team/messages.ts'

export const overview = defineCall({
  id: 'team.overview',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  token: 'required',
  access: 'agent',
  about: "The team's figures over a period",
  input: z.object({ startTime: wholeInQuery, endTime: wholeInQuery }),
  reply: teamOverview,
})

export const downlines = defineCall({
  id: 'team.downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  token: 'required',
  access: 'agent',
  about: 'Accounts below the caller or below one of its agents',
  input: z.object({
    customerName: z.optional(z.string().check(z.maxLength(64))),
    /** All accounts of the branch, or only those directly below. */
    downlineType: z.optional(z.enum(['all', 'direct'])),
    userType: z.optional(z.enum(['all', 'agent', 'player'])),
    agentId: z.optional(id),
    /** Ours, as are the next two. `paused` is on a break or excluded. */
    status: z.optional(z.enum(['active', 'disabled', 'deleted', 'paused'])),
    /** Who bet in so many days until now. */
    activeDays: z.optional(daysInQuery),
    /** Who bet before, but not in so many days until now. */
    quietDays: z.optional(daysInQuery),
    sort: z.optional(z.enum(['registerDate', 'customerName', 'accountBalance', 'teamSize', 'lastLogin'])),
    order: z.optional(z.enum(['asc', 'desc'])),
    pageNo: pageFromZero,
    pageSize,
    asOf,
  }),
  reply: z.object({
    list: z.array(downlineRow),
    pageInfo: z.object({ total: whole }),
    asOf,
    teamBalance: maybe(decimal),
    path: maybe(z.array(z.object({ customerId: z.string(), customerName: accountName }))),
  }),
})

export const downline = defineCall({
  id: 'team.downline',
  method: 'GET',
  path: '/wps/agent/downline/:customerId',
  token: 'required',
  access: 'agent',
  about: 'One account of the team',
  input: z.object({ customerId: id }),
  reply: downlineDetail,
})

export const bets = defineCall({
  id: 'team.bets',
  method: 'GET',
  path: '/wps/report/downlineBetting',
  token: 'required',
  access: 'agent',
  about: 'Bets of the team',
  input: z.object({
    customerName: z.optional(z.string().check(z.maxLength(64))),
    customerId: z.optional(id),
    status: z.optional(z.enum(['open', 'settled', 'cancelled'])),
    startTime: wholeInQuery,
    endTime: wholeInQuery,
    pageNo: pageFromOne,
    pageSize,
    asOf,
  }),
  reply: betPage,
})
