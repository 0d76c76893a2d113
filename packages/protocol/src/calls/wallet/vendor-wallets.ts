import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { recalled, vendorBalance, vendorTransfer } from '../../entities/vendor-transfer.ts'
import { amount, asOf, noInput, pageFromOne, pageSize, shortText, timestamp } from '../../fields.ts'
import { told, whole } from '../../reply-fields.ts'

const account = { moduleId: 'FUNDTRANS3', token: 'required' } as const

export const transfer = defineCall({
  ...account,
  id: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  money: true,
  proof: [],
  access: 'real-account',
  feedsPlay: true,
  about: 'Move money between the main and a vendor wallet',
  input: z.object({ vassalage: shortText(64), direction: z.enum(['in', 'out']), amount }),
  reply: told(vendorTransfer),
})

export const recallAll = defineCall({
  ...account,
  id: 'wallet.recallAll',
  method: 'POST',
  path: '/wps/v2/wallets/recall',
  money: true,
  proof: [],
  access: 'real-account',
  about: 'Take everything back from every vendor wallet',
  input: noInput,
  reply: told(z.object({ list: z.array(recalled) })),
})

export const vendorBalances = defineCall({
  ...account,
  id: 'wallet.vendorBalances',
  method: 'GET',
  path: '/wps/v2/wallets/vendors',
  about: 'What the member has at each vendor with a wallet of its own',
  input: noInput,
  reply: z.object({ list: z.array(vendorBalance), asOf: timestamp }),
})

export const transfers = defineCall({
  ...account,
  id: 'wallet.transfers',
  method: 'GET',
  path: '/wps/v2/wallets/transfers',
  about: 'Transfers between the wallets, newest first',
  input: z.object({ pageNo: pageFromOne, pageSize, asOf }),
  reply: z.object({ list: z.array(vendorTransfer), totalCount: whole, asOf }),
})
