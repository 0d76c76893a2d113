import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { betPage } from '../entities/bet.ts'
import { deposit as depositReply } from '../entities/deposit.ts'
import { statementPage } from '../entities/statement.ts'
import { amount, id, money, noInput, pageFromOne, pageSize, timestamp, wholeInQuery } from '../fields.ts'

export const balance = defineCall({
  id: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  about: 'The balance over all wallets',
  input: noInput,
  reply: z.object({
    sumBalance: money,
    available: money,
    inPlay: money,
    onHold: money,
    asOf: timestamp,
    balance: z.array(z.object({ accountTypeId: z.int(), accountName: z.string(), availBalance: money })),
    currency: z.string(),
    currencySymbol: z.string(),
  }),
})

export const merchantWallet = defineCall({
  id: 'wallet.merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'required',
  about: 'One wallet for all vendors, or one each',
  input: noInput,
  reply: z.object({ isSingle: z.int() }),
})

export const transfer = defineCall({
  id: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  token: 'required',
  money: true,
  about: 'Move money between the main and a vendor wallet',
  input: z.object({ vassalage: z.string(), direction: z.enum(['in', 'out']), amount }),
  reply: z.unknown(),
})

export const transactions = defineCall({
  id: 'wallet.transactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  moduleId: 'MEMTRANS3',
  token: 'required',
  about: 'The statement, at most 31 days a call',
  input: z.object({
    codeTypes: z.optional(z.string()),
    startTime: z.pipe(wholeInQuery, timestamp),
    endTime: z.pipe(wholeInQuery, timestamp),
    page: pageFromOne,
    size: pageSize,
  }),
  reply: statementPage,
})

export const depositSettings = defineCall({
  id: 'wallet.depositSettings',
  method: 'GET',
  path: '/wps/v2/transaction/deposit/settings',
  token: 'required',
  about: 'Bounds and suggestions of a deposit',
  input: noInput,
  reply: z.object({
    minimumAmount: amount,
    maximumAmount: amount,
    quickAmounts: z.array(amount),
    expiryMinutes: z.int(),
  }),
})

export const deposit = defineCall({
  id: 'wallet.deposit',
  method: 'POST',
  path: '/wps/v2/transaction/deposit',
  token: 'required',
  money: true,
  about: 'Ask for a deposit by VietQR',
  input: z.object({ amount }),
  reply: depositReply,
})

export const depositStatus = defineCall({
  id: 'wallet.depositStatus',
  method: 'GET',
  path: '/wps/v2/transaction/deposit/:depositId',
  token: 'required',
  about: 'How a deposit stands',
  input: z.object({ depositId: id }),
  reply: depositReply,
})

export const bets = defineCall({
  id: 'wallet.bets',
  method: 'GET',
  path: '/wps/report/betting',
  moduleId: 'MEMTRANS3',
  token: 'required',
  about: "The member's own bets",
  input: z.object({
    startTime: z.pipe(wholeInQuery, timestamp),
    endTime: z.pipe(wholeInQuery, timestamp),
    pageNo: pageFromOne,
    pageSize,
  }),
  reply: betPage,
})
