import { allCalls, areas, calls, defineCall, type CallInput, type CallReply } from '@saola/protocol'
import * as z from 'zod/mini'

type Filter = CallInput<typeof calls.wallet.transactions>
type Wallets = CallReply<typeof calls.wallet.merchantWallet>

const row = calls.wallet.transactions
console.log(row.method, row.path, row.token)

const filter: Filter = { startTime: 1_700_000_000_000, endTime: '1700086400000', page: '2', size: 20 }
const read = row.input.safeParse(filter)
console.log(read.success && read.data.page)

const reply = calls.wallet.merchantWallet.reply.safeParse({ isSingle: 'yes' })
console.log(reply.success)

const wallets: Wallets = { isSingle: 1 }
console.log(wallets.isSingle)

// What a server mounts, or a document lists.
const movesMoney = allCalls().filter(({ money }) => money)
console.log(movesMoney.every(({ token, method }) => token === 'required' && method !== 'GET'))

// A row of a gateway's own, with the usual values filled in.
const hours = defineCall({
  id: 'support.hours',
  method: 'GET',
  path: '/wps/support/hours',
  about: 'When somebody answers',
  input: z.void(),
  reply: z.object({ from: z.int(), to: z.int() }),
})
console.log(areas.includes('support'), hours.answer, hours.token)
