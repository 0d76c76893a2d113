import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { deposit as depositReply, heldWish } from '../entities/deposit.ts'
import { amount, asOf, id, noInput, pageFromOne, pageSize } from '../fields.ts'
import { decimal, listOf, maybe, oneZero, orElse, whole } from '../reply-fields.ts'

export * from './wallet/family.ts'
export * from './wallet/records.ts'
export * from './wallet/vendor-wallets.ts'
export * from './wallet/withdrawals.ts'

export const balance = defineCall({
  id: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  about: 'The balance over all wallets',
  input: noInput,
  reply: z.object({
    sumBalance: decimal,
    available: maybe(decimal),
    inPlay: maybe(decimal),
    onHold: maybe(decimal),
    /** What was taken back and the wallet did not have; what comes pays it first. */
    owed: maybe(decimal),
    asOf: maybe(whole),
    balance: listOf(
      z.object({ accountTypeId: whole, accountName: maybe(z.string()), availBalance: decimal }),
    ),
    currency: maybe(z.string()),
    currencySymbol: maybe(z.string()),
  }),
})

export const merchantWallet = defineCall({
  id: 'wallet.merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'required',
  about: 'One wallet for all vendors, or one each',
  input: noInput,
  /** One wallet unless the gateway says otherwise (wallet 3). */
  reply: z.object({ isSingle: orElse(oneZero, 1) }),
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
    expiryMinutes: whole,
    /** What one costs in đồng; a gateway that says nothing is not spoken for. */
    fee: maybe(decimal),
    /** How often what comes is played before it leaves (wallet 39); nothing is said where the gateway says nothing. */
    playTimes: maybe(decimal),
  }),
})

export const deposit = defineCall({
  id: 'wallet.deposit',
  method: 'POST',
  path: '/wps/v2/transaction/deposit',
  token: 'required',
  money: true,
  proof: [],
  access: 'real-account',
  feedsPlay: true,
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

export const wishForHeld = defineCall({
  id: 'wallet.wishForHeld',
  method: 'POST',
  path: '/wps/v2/transaction/deposit/:depositId/wish',
  token: 'required',
  about: 'What shall become of money that came for a deposit and is held: sent back, or kept',
  input: z.object({ depositId: id, wish: heldWish }),
  reply: depositReply,
})

export const deposits = defineCall({
  id: 'wallet.deposits',
  method: 'GET',
  path: '/wps/v2/transaction/deposits',
  token: 'required',
  about: "The member's deposits, newest first",
  input: z.object({ pageNo: pageFromOne, pageSize, asOf }),
  reply: z.object({ list: z.array(depositReply), totalCount: whole, asOf }),
})
