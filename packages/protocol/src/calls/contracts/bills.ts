import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { bill, billDetail, billPayment, billRejection, billState } from '../../entities/contracts/bill.ts'
import { contractKind } from '../../entities/contracts/contract-terms.ts'
import {
  accountName,
  asOf,
  authenticatorCode,
  id,
  money,
  noInput,
  pageFromOne,
  pageSize,
  paymentPassword,
  timestamp,
  wholeInQuery,
} from '../../fields.ts'
import { idText, maybe, whole } from '../../reply-fields.ts'

export const bills = defineCall({
  id: 'contracts.bills',
  method: 'GET',
  path: '/wps/member/bills',
  token: 'required',
  access: 'real-account',
  about: 'The bills that the caller pays, or those that pay the caller, newest first',
  input: z.object({
    side: z.enum(['upline', 'downline']),
    kind: z.optional(contractKind),
    /** `open` for every bill of which something is still to be paid. */
    state: z.optional(z.union([billState, z.literal('open')])),
    /** Bills whose period ended between these times, both included. */
    startTime: z.optional(wholeInQuery),
    endTime: z.optional(wholeInQuery),
    pageNo: pageFromOne,
    pageSize,
    asOf,
  }),
  reply: z.object({
    list: z.array(bill),
    totalCount: whole,
    /** What is still open over all bills of this side. */
    open: money,
    asOf,
  }),
})

export const billOf = defineCall({
  id: 'contracts.billOf',
  method: 'GET',
  path: '/wps/member/bills/:billId',
  token: 'required',
  access: 'real-account',
  about: 'A bill of either side with its figures, formula, adjustments and payments',
  input: z.object({ billId: id }),
  reply: billDetail,
})

export const owed = defineCall({
  id: 'contracts.owed',
  method: 'GET',
  path: '/wps/agent/contracts/owed',
  token: 'required',
  access: 'agent',
  about: 'What the caller owes now and at the next settlement, and what its balance lacks',
  input: noInput,
  reply: z.object({
    /** Open bills, running periods as they stand, and both together. */
    due: money,
    expected: money,
    total: money,
    /** The balance, and what it lacks for them, for who may see it (team 36). */
    shortfall: maybe(money),
    balance: maybe(money),
    asOf: timestamp,
    /** The running period of each contract that the caller pays, the next settlement first. */
    running: z.array(
      z.object({
        contractId: idText,
        kind: contractKind,
        receiver: accountName,
        from: timestamp,
        to: timestamp,
        amount: money,
      }),
    ),
  }),
})

export const payBill = defineCall({
  id: 'contracts.payBill',
  method: 'POST',
  path: '/wps/agent/contracts/bills/:billId/payments',
  token: 'required',
  access: 'agent',
  sealed: true,
  money: true,
  proof: ['paymentPassword', 'code'],
  about: 'Pay what is open of a bill from the own wallet',
  input: z.object({
    billId: id,
    /** Pays what the balance has when it does not cover the bill. */
    partial: z.optional(z.boolean()),
    paymentPassword,
    code: authenticatorCode,
  }),
  reply: billPayment,
})

export const payBills = defineCall({
  id: 'contracts.payBills',
  method: 'POST',
  path: '/wps/agent/contracts/bills/payments',
  token: 'required',
  access: 'agent',
  sealed: true,
  money: true,
  proof: ['paymentPassword', 'code'],
  about: 'Pay every open bill in its order, with a result for each',
  input: z.object({
    /** The bills that are meant, in the order of payment; without them all that are open, oldest first. */
    billIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
    paymentPassword,
    code: authenticatorCode,
  }),
  reply: z.object({
    results: z.array(billPayment),
    /** What went over in all, and how many bills are paid in full now. */
    moved: money,
    paidCount: whole,
    /** For who may see it (team 36). */
    balance: maybe(money),
  }),
})

export const rejectBill = defineCall({
  id: 'contracts.rejectBill',
  method: 'POST',
  path: '/wps/member/bills/:billId/rejection',
  token: 'required',
  access: 'real-account',
  about: 'Refuse a bill that pays the caller and of which nothing is paid, and say why',
  input: z.object({
    billId: id,
    reason: billRejection,
    note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  }),
  reply: bill,
})
