import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { agentTransfer, transferRecipient, transferTerms } from '../../entities/team/agent-transfer.ts'
import {
  amount,
  asOf,
  authenticatorCode,
  id,
  noInput,
  pageFromOne,
  pageSize,
  paymentPassword,
  shortText,
} from '../../fields.ts'
import { told, whole, yesNo } from '../../reply-fields.ts'

const agent = { token: 'required', access: 'agent' } as const

export const transferBounds = defineCall({
  ...agent,
  id: 'team.transferBounds',
  method: 'GET',
  path: '/wps/agent/transferTerms',
  about: 'What the caller may transfer today, and to which upline',
  input: noInput,
  reply: transferTerms,
})

export const recipient = defineCall({
  ...agent,
  id: 'team.recipient',
  method: 'GET',
  path: '/wps/agent/transferRecipient',
  about: 'An account that the caller may transfer to, by its id or its name',
  input: z.object({ customerId: z.optional(id), customerName: z.optional(shortText(64)) }),
  reply: transferRecipient,
})

export const recipients = defineCall({
  ...agent,
  id: 'team.recipients',
  method: 'GET',
  path: '/wps/agent/transferRecipients',
  about: 'Accounts below that the caller may transfer to, by a part of the name',
  input: z.object({ customerName: z.optional(z.string().check(z.maxLength(64))), pageSize }),
  reply: z.object({ list: z.array(transferRecipient), total: whole }),
})

export const transfer = defineCall({
  ...agent,
  id: 'team.transfer',
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  sealed: true,
  money: true,
  proof: ['paymentPassword', 'code'],
  about: 'Transfer to an account below the caller, or to the direct upline',
  input: z.object({
    customerId: id,
    amount,
    remark: z.optional(z.string().check(z.maxLength(100))),
    paymentPassword,
    code: authenticatorCode,
  }),
  reply: told(agentTransfer),
})

export const transfers = defineCall({
  ...agent,
  id: 'team.transfers',
  method: 'GET',
  path: '/wps/agent/transfers',
  about: "The caller's transfers along the line, sent and received, newest first",
  input: z.object({
    /** Part of the other side's name. */
    customerName: z.optional(shortText(64)),
    side: z.optional(z.enum(['sent', 'received'])),
    pageNo: pageFromOne,
    pageSize,
    asOf,
  }),
  reply: z.object({ list: z.array(agentTransfer), totalCount: whole, asOf }),
})

export const transferEnabled = defineCall({
  ...agent,
  id: 'team.transferEnabled',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  about: 'Whether the caller may transfer along its line',
  sentInstead: 'team.transferBounds',
  input: noInput,
  reply: yesNo,
})
