import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { bank, bankCard, payoutStop, withdrawal as withdrawalReply } from '../../entities/withdrawal.ts'
import {
  amount,
  asOf,
  codeWhereOn,
  id,
  noInput,
  nothing,
  pageFromOne,
  pageSize,
  paymentPassword,
  shortText,
} from '../../fields.ts'
import { picture, pictureBody } from '../../picture.ts'
import { decimal, maybe, told, whole } from '../../reply-fields.ts'

const account = { token: 'required' } as const

export const banks = defineCall({
  id: 'wallet.banks',
  method: 'GET',
  path: '/wps/system/banks',
  about: 'The banks that money can be paid out to',
  input: noInput,
  reply: z.array(bank),
})

export const bankCards = defineCall({
  ...account,
  id: 'wallet.bankCards',
  method: 'GET',
  path: '/wps/member/bankcards',
  about: "The member's bank accounts",
  input: noInput,
  reply: z.object({
    cards: z.array(bankCard),
    /** The name that a new account must be in; empty until the first one is added. */
    holder: z.string(),
    hasPaymentPassword: z.boolean(),
    maximumCards: whole,
  }),
})

export const addBankCard = defineCall({
  ...account,
  id: 'wallet.addBankCard',
  method: 'POST',
  path: '/wps/member/bankcards',
  sealed: true,
  proof: ['paymentPassword', 'codeWhereOn'],
  about: 'Add a bank account',
  input: z.object({
    bin: z.string().check(z.regex(/^\d{6}$/)),
    accountNumber: z.string().check(z.regex(/^[0-9A-Za-z]{6,19}$/)),
    accountName: shortText(100),
    paymentPassword,
    code: codeWhereOn,
  }),
  reply: bankCard,
})

export const removeBankCard = defineCall({
  ...account,
  id: 'wallet.removeBankCard',
  method: 'POST',
  path: '/wps/member/bankcards/:cardId/remove',
  sealed: true,
  proof: ['paymentPassword'],
  about: 'Remove a bank account',
  input: z.object({ cardId: id, paymentPassword }),
  reply: nothing,
})

export const withdrawalSettings = defineCall({
  ...account,
  id: 'wallet.withdrawalSettings',
  method: 'GET',
  path: '/wps/v2/transaction/withdraws/settings',
  about: 'Bounds and habits of a withdrawal',
  input: noInput,
  reply: z.object({
    minimumAmount: amount,
    maximumAmount: amount,
    quickAmounts: z.array(amount),
    autoReceiptMinutes: whole,
    expectedMinutes: whole,
    /** What one costs in đồng; a gateway that says nothing is not spoken for. */
    fee: maybe(decimal),
    /** What is still to be staked before all may leave, and what of the wallet waits for it (wallet 39). */
    unplayed: maybe(z.object({ due: decimal, locked: decimal })),
    stop: maybe(payoutStop),
  }),
})

export const withdraw = defineCall({
  ...account,
  id: 'wallet.withdraw',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw',
  sealed: true,
  money: true,
  proof: ['paymentPassword', 'codeWhereOn'],
  access: 'real-account',
  about: 'Ask for a withdrawal; the amount is on hold at once',
  // Left out where the merchant asks for none (`WDRAWNOPASSVERIF3`, wallet 68).
  input: z.object({ cardId: id, amount, paymentPassword: z.optional(paymentPassword), code: codeWhereOn }),
  reply: told(withdrawalReply),
})

export const withdrawals = defineCall({
  ...account,
  id: 'wallet.withdrawals',
  method: 'GET',
  path: '/wps/v2/transaction/withdraws',
  about: "The member's withdrawals, newest first",
  input: z.object({ pageNo: pageFromOne, pageSize, asOf }),
  reply: z.object({ list: z.array(withdrawalReply), totalCount: whole, asOf }),
})

export const withdrawal = defineCall({
  ...account,
  id: 'wallet.withdrawal',
  method: 'GET',
  path: '/wps/v2/transaction/withdraw/:withdrawalId',
  about: 'How a withdrawal stands',
  input: z.object({ withdrawalId: id }),
  reply: withdrawalReply,
})

export const cancelWithdrawal = defineCall({
  ...account,
  id: 'wallet.cancelWithdrawal',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw/:withdrawalId/cancel',
  money: true,
  proof: [],
  about: 'Take a withdrawal back that nobody has approved yet',
  input: z.object({ withdrawalId: id }),
  reply: told(withdrawalReply),
})

export const addWithdrawalProof = defineCall({
  ...account,
  id: 'wallet.addWithdrawalProof',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw/:withdrawalId/proof',
  largestBody: pictureBody,
  about: 'A picture that shows what did not arrive; png or jpg in base64, 5 MB, at most 3',
  input: z.object({
    withdrawalId: id,
    image: picture,
  }),
  reply: told(withdrawalReply),
})

export const confirmWithdrawal = defineCall({
  ...account,
  id: 'wallet.confirmWithdrawal',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw/:withdrawalId/confirm',
  money: true,
  proof: [],
  about: 'Received, partly received, or not received',
  input: z.object({
    withdrawalId: id,
    answer: z.enum(['received', 'partly', 'not_received']),
    received: z.optional(amount),
    remaining: z.optional(amount),
  }),
  reply: told(withdrawalReply),
})
