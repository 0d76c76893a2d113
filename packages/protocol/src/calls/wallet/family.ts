import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { withdrawal } from '../../entities/withdrawal.ts'
import { noInput } from '../../fields.ts'
import { decimal, listOf, maybe } from '../../reply-fields.ts'
import { confirmWithdrawal } from './withdrawals.ts'

const account = { token: 'required' } as const

export const olderBalance = defineCall({
  ...account,
  id: 'wallet.olderBalance',
  method: 'GET',
  path: '/wps/wallets/balance',
  about: 'What can be spent of each wallet, by the older path',
  sentInstead: 'wallet.balance',
  input: noInput,
  reply: z.object({ balances: listOf(z.object({ accountName: z.string(), availBalance: decimal })) }),
})

export const relayedWithdrawSettings = defineCall({
  ...account,
  id: 'wallet.relayedWithdrawSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  about: 'Bounds of a withdrawal, and whether its owner confirms it, by the name of the relay',
  sentInstead: 'wallet.withdrawalSettings',
  openIds: ['groupId'],
  input: z.object({ groupId: z.optional(z.string()) }),
  reply: z.object({
    c2cEnabled: z.enum(['Y', 'N']),
    minimumAmount: decimal,
    maximumAmount: decimal,
    /** In percent of the amount. */
    withdrawPenaltyCharge: maybe(decimal),
  }),
})

export const paymentConfirmations = defineCall({
  ...account,
  id: 'wallet.paymentConfirmations',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  about: 'The withdrawals that were paid and that their owner has not answered yet, newest first',
  sentInstead: 'wallet.withdrawals',
  input: noInput,
  // Open: no gateway of the family is known to say more than the path.
  reply: z.object({ list: z.array(withdrawal) }),
})

export const processConfirmation = defineCall({
  ...account,
  id: 'wallet.processConfirmation',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  money: true,
  proof: [],
  about: 'Received, partly received, or not received, by the name of the relay',
  sentInstead: 'wallet.confirmWithdrawal',
  input: confirmWithdrawal.input,
  reply: confirmWithdrawal.reply,
})
