import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { betPage } from '../../entities/bet.ts'
import { gameFamily } from '../../entities/game.ts'
import { profitCuts, profitPart, statementDetail, statementPage } from '../../entities/statement.ts'
import {
  asOf,
  id,
  money,
  noInput,
  pageFromOne,
  pageSize,
  shortText,
  timestamp,
  wholeInQuery,
} from '../../fields.ts'

const period = {
  startTime: wholeInQuery,
  endTime: wholeInQuery,
}

export const transactions = defineCall({
  id: 'wallet.transactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  moduleId: 'MEMTRANS3',
  token: 'required',
  about: 'The statement, at most 31 days a call',
  input: z.object({ codeTypes: z.optional(z.string()), ...period, page: pageFromOne, size: pageSize, asOf }),
  reply: statementPage,
})

export const transaction = defineCall({
  id: 'wallet.transaction',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet/:txId',
  moduleId: 'MEMTRANS3',
  token: 'required',
  about: 'One entry with both its sides, and what it belongs to',
  input: z.object({ txId: id }),
  reply: statementDetail,
})

export const lifetime = defineCall({
  id: 'wallet.lifetime',
  method: 'GET',
  path: '/wps/report/lifetime',
  token: 'required',
  about: 'What was deposited and withdrawn since the account exists; net is what stayed',
  input: noInput,
  reply: z.object({ deposited: money, withdrawn: money, net: money, since: timestamp }),
})

export const bets = defineCall({
  id: 'wallet.bets',
  method: 'GET',
  path: '/wps/report/betting',
  moduleId: 'MEMTRANS3',
  token: 'required',
  about: "The member's own bets",
  input: z.object({
    ...period,
    pageNo: pageFromOne,
    pageSize,
    asOf,
    status: z.optional(z.enum(['open', 'settled', 'cancelled'])),
    family: z.optional(gameFamily),
    vassalage: z.optional(shortText(32)),
  }),
  reply: betPage,
})

export const profit = defineCall({
  id: 'wallet.profit',
  method: 'GET',
  path: '/wps/report/profit',
  token: 'required',
  about: "The member's own result by day, week or game family; at most 92 days a call",
  input: z.object({ ...period, by: z.enum(profitCuts) }),
  reply: z.object({ parts: z.array(profitPart), total: z.omit(profitPart, { id: true }) }),
})
